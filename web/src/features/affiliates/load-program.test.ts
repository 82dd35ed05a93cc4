import { afterEach, describe, expect, it, vi } from 'vitest';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { loadProgram } from './load-program';

vi.mock('#web/lib/api/play-fab-ops', () => ({ playFabOps: { get: vi.fn() } }));
afterEach(() => vi.resetAllMocks());

const now = new Date('2026-03-01T12:00:00Z');

/** An API that returns the given answers by path, and otherwise an object with the path. */
function setup(answers: Record<string, () => unknown>) {
  vi.mocked(playFabOps.get).mockImplementation(
    (async (path: string) => answers[path]?.() ?? { of: path }) as typeof playFabOps.get,
  );
}
const approved = { '/affiliates': () => ({ program: { state: 'approved' } }) };
function refuse(): never {
  throw new Error('no line');
}

describe('the affiliate dashboard data', () => {
  it.each([
    { part: 'metrics', path: '/affiliates/metrics' },
    { part: 'links', path: '/affiliates/links' },
    { part: 'lines', path: '/affiliates/accruals' },
    { part: 'statements', path: '/affiliates/statements' },
    { part: 'payout', path: '/affiliates/payout-details' },
    { part: 'postback', path: '/affiliates/postback' },
  ] as const)('is complete except for $part when that request fails', async ({ part, path }) => {
    setup({ ...approved, [path]: refuse });

    const loaded = await loadProgram('', now);

    if (loaded.kind !== 'affiliate') throw new Error(loaded.kind);
    const { metrics, links, lines, statements, payout, postback } = loaded;
    const parts = { metrics, links, lines, statements, payout, postback };
    expect(parts[part]).toMatchObject({ status: 'rejected', reason: { message: 'no line' } });
    expect(Object.values(parts).filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('covers the days in the address', async () => {
    setup(approved);

    const loaded = await loadProgram('?from=2026-02-01&to=2026-02-03', now);

    expect(loaded).toMatchObject({ kind: 'affiliate', range: { from: '2026-02-01', to: '2026-02-03' } });
    const query = { from: '2026-02-01', to: '2026-02-03' };
    expect(playFabOps.get).toHaveBeenCalledWith('/affiliates/metrics', { query });
  });
});

it('loads everything but links for a suspended affiliate', async () => {
  setup({ '/affiliates': () => ({ program: { state: 'suspended' } }) });

  const loaded = await loadProgram('', now);

  expect(loaded).toMatchObject({ kind: 'affiliate', program: { state: 'suspended' } });
  const requested = vi.mocked(playFabOps.get).mock.calls.map(([path]) => path);
  expect(requested).toEqual([
    '/affiliates',
    '/affiliates/metrics',
    '/affiliates/accruals',
    '/affiliates/statements',
    '/affiliates/payout-details',
    '/affiliates/postback',
  ]);
});

it('sends no further request for a player who is not an affiliate', async () => {
  setup({ '/affiliates': () => ({ program: { state: 'requested' } }) });

  expect(await loadProgram('', now)).toEqual({ kind: 'player', program: { state: 'requested' } });
  expect(playFabOps.get).toHaveBeenCalledTimes(1);
});

it('returns the failure when the program status is unknown', async () => {
  setup({ '/affiliates': refuse });

  expect(await loadProgram('', now)).toMatchObject({ kind: 'failed', failure: { message: 'no line' } });
});
