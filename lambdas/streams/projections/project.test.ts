import { describe, expect, it } from 'vitest';
import { createMemoryFigures } from '#stores/in-memory/figures';
import { createMemoryLedgerRows, streamEvent } from '#stores/in-memory/stream-rows';
import { readStreamRows, type Row } from '#stores/stream-rows';
import { Outage } from '../../outcome/outage';
import { ledgerRow } from './ledger-fixture';
import { project } from './project';
import type { ProjectDependencies } from './project-rows';

const enoughTime = { getRemainingTimeInMillis: () => 30_000 };
const noTime = { getRemainingTimeInMillis: () => 0 };
const at = new Date('2026-11-21T12:00:00Z');

function setup(ledger: Row[]) {
  const figures = createMemoryFigures();
  const dependencies: ProjectDependencies = {
    ...{ figures, readRows: readStreamRows, log: () => undefined, now: () => at },
    ...{ ledgerRows: createMemoryLedgerRows(ledger), pause: async () => undefined },
  };
  return { figures, dependencies, ask: project(dependencies) };
}

async function parked(figures: ReturnType<typeof setup>['figures']) {
  const pages = [];
  for await (const page of figures.parked()) pages.push(...page);
  return pages;
}

describe('a batch of the stream', () => {
  it('is added', async () => {
    const { figures, ask } = setup([]);
    const row = ledgerRow('a', 1);

    const answer = await ask(streamEvent([{ key: { player: 'a', entry: 'a-1' }, after: row }]), enoughTime);

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(await figures.cursor('a')).toMatchObject({ lastSequence: 1 });
  });
});

describe('a replay', () => {
  const broken = { ...ledgerRow('a', 2), postings: [['player:gold', 'gold', 5]] };

  it('brings one player to the end of the ledger, page by page', async () => {
    const rows = Array.from({ length: 10 }, (_each, index) => ledgerRow('a', index + 1));
    const { ask } = setup(rows);

    expect(await ask({ replay: { player: 'a' } }, enoughTime)).toEqual({
      replayed: [{ player: 'a', lastSequence: 10, fault: null }],
      isComplete: true,
    });
  });

  it('takes everybody back in whose row can be added now, and parks the others again', async () => {
    const ledger = [ledgerRow('a', 1), broken, ledgerRow('b', 1), ledgerRow('b', 2)];
    const { figures, ask } = setup(ledger);
    for (const player of ['a', 'b'])
      await figures.park(await figures.cursor(player), { fault: 'row-unreadable', parkedAt: at });

    expect(await ask({ replay: 'parked' }, enoughTime)).toEqual({
      replayed: [
        { player: 'a', lastSequence: 1, fault: 'row-unbalanced' },
        { player: 'b', lastSequence: 2, fault: null },
      ],
      isComplete: true,
    });

    expect(await parked(figures)).toEqual(['a']);
    ledger[1] = ledgerRow('a', 2);
    await ask({ replay: 'parked' }, enoughTime);
    expect(await parked(figures)).toEqual([]);
  });

  it('ends before its time is over and says that it is not complete', async () => {
    const { figures, ask } = setup([ledgerRow('a', 1)]);
    await figures.park(await figures.cursor('a'), { fault: 'row-missing', parkedAt: at });

    expect(await ask({ replay: 'parked' }, noTime)).toEqual({ replayed: [], isComplete: false });

    expect(await parked(figures)).toEqual(['a']);
  });

  it('parks a player whose ledger goes on without the next row', async () => {
    const { figures, ask } = setup([ledgerRow('a', 1), ledgerRow('a', 3)]);

    expect(await ask({ replay: { player: 'a' } }, enoughTime)).toMatchObject({
      replayed: [{ lastSequence: 1, fault: 'row-missing' }],
    });

    expect(await parked(figures)).toEqual(['a']);
  });

  it('fails as a whole while the tables are away, and parks nobody', async () => {
    const { figures, dependencies } = setup([ledgerRow('a', 1)]);
    const advance = () => Promise.reject(new Outage('away'));
    const ask = project({ ...dependencies, figures: { ...figures, advance } });

    await expect(ask({ replay: { player: 'a' } }, enoughTime)).rejects.toThrow(Outage);

    expect(await parked(figures)).toEqual([]);
  });
});

describe('a recount', () => {
  const yesterday = '2026-11-20T12:00:00.000Z';
  const ledger = [ledgerRow('a', 1, { at: yesterday }), ...[2, 3, 4, 5].map((each) => ledgerRow('a', each))];
  const clean = { day: '2026-11-21', differences: [], unreadable: 0 };

  it('finds no difference where everything was added, and looks at its day alone', async () => {
    const { ask } = setup(ledger);
    await ask({ replay: { player: 'a' } }, enoughTime);

    expect(await ask({ recount: '2026-11-21' }, enoughTime)).toEqual(clean);
    expect(await ask({ recount: '2026-11-19' }, enoughTime)).toEqual({ ...clean, day: '2026-11-19' });
  });

  it('names each total that differs', async () => {
    const { figures, ask } = setup(ledger);
    const nothing = await figures.cursor('a');
    await figures.advance(nothing, { to: 5, days: new Map([['2026-11-21', { transactions: 3 }]]) });

    expect(await ask({ recount: '2026-11-21' }, enoughTime)).toMatchObject({
      differences: [
        { total: 'house:games gold', recorded: 0, recounted: -4 },
        { total: 'player:gold gold', recorded: 0, recounted: 4 },
        { total: 'transactions', recorded: 3, recounted: 4 },
        { total: 'transactions round', recorded: 0, recounted: 4 },
      ],
    });
  });

  it('goes on where its time was over', async () => {
    const { ask } = setup(ledger);
    await ask({ replay: { player: 'a' } }, enoughTime);

    const first = await ask({ recount: '2026-11-21' }, noTime);
    expect(first).toMatchObject({ unfinished: { after: { entry: 'a-3' }, counted: { transactions: 2 } } });
    const { unfinished } = JSON.parse(JSON.stringify(first)) as { unfinished: object };

    expect(await ask({ recount: '2026-11-21', unfinished }, noTime)).toEqual(clean);
  });

  it('counts the rows that no total can hold', async () => {
    const { ask } = setup([{ ...ledgerRow('a', 1), postings: 'none' }]);

    expect(await ask({ recount: '2026-11-21' }, enoughTime)).toEqual({ ...clean, unreadable: 1 });
  });
});

it.each([
  {},
  { replay: 'all' },
  { replay: {} },
  { recount: 'today' },
  { recount: '2026-11-21', replay: 'parked' },
  null,
])('refuses %o', async (event) => {
  const { ask } = setup([]);

  await expect(ask(event, enoughTime)).rejects.toThrow();
});
