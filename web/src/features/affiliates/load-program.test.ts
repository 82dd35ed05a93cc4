import { afterEach, describe, expect, it, vi } from 'vitest';
import { playFabOps } from '#web/lib/play-fab-ops';
import { loadProgram } from './load-program';

vi.mock('#web/lib/play-fab-ops', () => ({ playFabOps: { get: vi.fn() } }));
afterEach(() => vi.resetAllMocks());

const now = new Date('2026-03-01T12:00:00Z');

/** A house that answers what is given for a path, and otherwise with the path itself. */
function setup(answers: Record<string, () => unknown>) {
  vi.mocked(playFabOps.get).mockImplementation(
    (async (path: string) => answers[path]?.() ?? { of: path }) as typeof playFabOps.get,
  );
}
const approved = { '/affiliates': () => ({ program: { state: 'approved' } }) };
function refuse(): never {
  throw new Error('no line');
}

describe('what an affiliate sees', () => {
  it.each([
    { part: 'metrics', path: '/affiliates/metrics' },
    { part: 'links', path: '/affiliates/links' },
    { part: 'lines', path: '/affiliates/accruals' },
    { part: 'statements', path: '/affiliates/statements' },
  ] as const)('is whole but for the $part that cannot be read', async ({ part, path }) => {
    setup({ ...approved, [path]: refuse });

    const loaded = await loadProgram('', now);

    if (loaded.kind !== 'affiliate') throw new Error(loaded.kind);
    const { metrics, links, lines, statements } = loaded;
    const parts = { metrics, links, lines, statements };
    expect(parts[part]).toMatchObject({ status: 'rejected', reason: { message: 'no line' } });
    expect(Object.values(parts).filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is of the days that the address names', async () => {
    setup(approved);

    const loaded = await loadProgram('?from=2026-02-01&to=2026-02-03', now);

    expect(loaded).toMatchObject({ kind: 'affiliate', range: { from: '2026-02-01', to: '2026-02-03' } });
    const query = { from: '2026-02-01', to: '2026-02-03' };
    expect(playFabOps.get).toHaveBeenCalledWith('/affiliates/metrics', { query });
  });
});

it('shows whoever is suspended figures, lines and statements, and asks for no links', async () => {
  setup({ '/affiliates': () => ({ program: { state: 'suspended' } }) });

  const loaded = await loadProgram('', now);

  expect(loaded).toMatchObject({ kind: 'affiliate', program: { state: 'suspended' } });
  const asked = vi.mocked(playFabOps.get).mock.calls.map(([path]) => path);
  expect(asked).toEqual([
    '/affiliates',
    '/affiliates/metrics',
    '/affiliates/accruals',
    '/affiliates/statements',
  ]);
});

it('asks for nothing more of a player who is no affiliate', async () => {
  setup({ '/affiliates': () => ({ program: { state: 'requested' } }) });

  expect(await loadProgram('', now)).toEqual({ kind: 'player', program: { state: 'requested' } });
  expect(playFabOps.get).toHaveBeenCalledTimes(1);
});

it('says so where it is unknown how somebody stands', async () => {
  setup({ '/affiliates': refuse });

  expect(await loadProgram('', now)).toMatchObject({ kind: 'failed', failure: { message: 'no line' } });
});
