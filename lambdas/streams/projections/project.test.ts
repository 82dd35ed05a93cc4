import { describe, expect, it } from 'vitest';
import type { Figures, Totals } from '#stores/figure-totals';
import { createMemoryAffiliates } from '#stores/in-memory/affiliates';
import { createMemoryFigures } from '#stores/in-memory/figures';
import { createMemoryLedgerRows, streamEvent } from '#stores/in-memory/stream-rows';
import { readStreamRows, type Row } from '#stores/stream-rows';
import { Outage } from '../../outcome/outage';
import { ledgerRow } from './ledger-fixture';
import { project } from './project';
import type { ProjectDependencies } from './project-rows';
import type { RecountAffiliateDependencies } from './recount-affiliate';

const enoughTime = { getRemainingTimeInMillis: () => 30_000 };
const noTime = { getRemainingTimeInMillis: () => 0 };
const at = new Date('2026-11-21T12:00:00Z');

function setup(ledger: Row[]) {
  const figures = createMemoryFigures();
  const dependencies: ProjectDependencies & RecountAffiliateDependencies = {
    commissions: createMemoryAffiliates().commissions,
    ...{ figures, readRows: readStreamRows, log: () => undefined, now: () => at },
    ...{ ledgerRows: createMemoryLedgerRows(ledger), pause: async () => undefined },
    countMovements: async () => new Map(),
  };
  return { figures, dependencies, ask: project(dependencies) };
}

type Setup = ReturnType<typeof setup>;

async function parked(figures: Setup['figures']) {
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
    expect(await ask({ recount: 'ever' }, enoughTime)).toEqual({ ...clean, day: 'ever' });
  });

  it('names each total that differs, of the house, of a game, and of one that was never played', async () => {
    const { figures, ask } = setup(ledger);
    await ask({ replay: { player: 'a' } }, enoughTime);
    await falsify(figures, {
      'house-totals': { 'house:games gold': 1, 'staked gold': -100, 'transactions grant': 2 },
      'game#hk-slots#9f': { 'gold p': 7 },
      'game#hk-slots#9e': { 'gold r': 1 },
    });

    expect(await ask({ recount: '2026-11-21' }, enoughTime)).toEqual({
      ...{ day: '2026-11-21', unreadable: 0 },
      differences: [
        { figure: 'game#hk-slots#9e', total: 'gold r', recorded: 1, recounted: 0 },
        { figure: 'game#hk-slots#9f', total: 'gold p', recorded: 411, recounted: 404 },
        { figure: 'house-totals', total: 'house:games gold', recorded: -3, recounted: -4 },
        { figure: 'house-totals', total: 'staked gold', recorded: 300, recounted: 400 },
        { figure: 'house-totals', total: 'transactions grant', recorded: 2, recounted: 0 },
      ],
    });
  });

  it('goes on where its time was over', async () => {
    const { ask } = setup(ledger);
    await ask({ replay: { player: 'a' } }, enoughTime);

    const first = await ask({ recount: '2026-11-21' }, noTime);
    expect(first).toMatchObject({
      unfinished: { after: { entry: 'a-3' }, counted: { 'house-totals': { transactions: 2 } } },
    });
    const { unfinished } = JSON.parse(JSON.stringify(first)) as { unfinished: object };

    expect(await ask({ recount: '2026-11-21', unfinished }, noTime)).toEqual(clean);
  });

  it('counts the rows that no total can hold', async () => {
    const { ask } = setup([{ ...ledgerRow('a', 1), postings: 'none' }]);

    expect(await ask({ recount: '2026-11-21' }, enoughTime)).toEqual({ ...clean, unreadable: 1 });
  });
});

describe("a recount of a player's own figures", () => {
  const yesterday = '2026-11-20T12:00:00.000Z';
  const ledger = [1, 2, 3, 4].map((each) => ledgerRow('a', each, { at: yesterday, gold: each }));
  const clean = { player: 'a', differences: [], unreadable: 0 };

  it('finds no difference up to where the player is, whatever the ledger has after it', async () => {
    const growing = [...ledger];
    const { ask } = setup(growing);
    await ask({ replay: { player: 'a' } }, enoughTime);
    growing.push(ledgerRow('a', 5));

    expect(await ask({ recount: { player: 'a' } }, enoughTime)).toEqual(clean);
    expect(await ask({ recount: { player: 'nobody' } }, enoughTime)).toEqual({ ...clean, player: 'nobody' });
  });

  it('names each total that differs, and rows that the ledger does not have', async () => {
    const { figures, ask } = setup(ledger);
    await ask({ replay: { player: 'a' } }, enoughTime);
    await falsify(figures, {}, { 'staked gold': -1, 'paid sweeps': 3 });

    expect(await ask({ recount: { player: 'a' } }, enoughTime)).toMatchObject({
      differences: [
        { figure: 'statistics', total: 'paid sweeps', recorded: 3, recounted: 0 },
        { figure: 'statistics', total: 'rows', recorded: 5, recounted: 4 },
        { figure: 'statistics', total: 'staked gold', recorded: 399, recounted: 400 },
      ],
    });
  });

  it('goes on where its time was over', async () => {
    const { ask } = setup(ledger);
    await ask({ replay: { player: 'a' } }, enoughTime);

    const first = await ask({ recount: { player: 'a' } }, noTime);
    expect(first).toMatchObject({ unfinished: { after: 3, counted: { statistics: { rows: 3 } } } });
    const { unfinished } = JSON.parse(JSON.stringify(first)) as { unfinished: object };

    expect(await ask({ recount: { player: 'a' }, unfinished }, noTime)).toEqual(clean);
  });
});

/** Adds what no row says, as the row after those that player `a` has. */
async function falsify(figures: Setup['figures'], house: Figures, statistics: Totals = {}) {
  const from = await figures.cursor('a');
  const days = { '2026-11-21': house };
  await figures.advance([{ from, to: from.lastSequence + 1, statistics, days }], 0);
}

it.each([
  {},
  { replay: 'all' },
  { replay: {} },
  { recount: 'today' },
  { recount: { player: '' } },
  {
    recount: { player: 'a' },
    unfinished: { after: { player: 'a', entry: 'b' }, counted: {}, unreadable: 0 },
  },
  { recount: '2026-11-21', replay: 'parked' },
  null,
])('refuses %o', async (event) => {
  const { ask } = setup([]);

  await expect(ask(event, enoughTime)).rejects.toThrow();
});
