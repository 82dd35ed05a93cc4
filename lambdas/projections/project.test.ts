import { describe, expect, it } from 'vitest';
import type { RecountAffiliateDependencies } from '#lambdas/affiliates/recount-affiliate';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import type { CloseDaysDependencies } from '#lambdas/metrics/close-days';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import type { Metrics, Totals } from '#lambdas/metrics/stores/metric-totals';
import { readStreamRows, type Row } from '#lambdas/runtime/aws/stream-rows';
import { Outage } from '#lambdas/runtime/outage';
import { ledgerRow } from './ledger-fixture';
import { project } from './project';
import type { ProjectDependencies } from './project-rows';

const enoughTime = { getRemainingTimeInMillis: () => 30_000 };
const noTime = { getRemainingTimeInMillis: () => 0 };
const at = new Date('2026-11-21T12:00:00Z');

function setup(ledger: Row[]) {
  const tables = createFakeTables();
  const metrics = createFakeMetrics(tables, () => at);
  const dependencies: ProjectDependencies & CloseDaysDependencies & RecountAffiliateDependencies = {
    closedDays: createClosedDayStore(tables.client, 'metrics'),
    commissions: createFakeAffiliates().commissions,
    metrics,
    readRows: readStreamRows,
    log: () => undefined,
    now: () => at,
    ledgerRows: createFakeLedgerRows(ledger),
    pause: async () => undefined,
    countMovements: async () => new Map(),
  };
  return { metrics, dependencies, callApi: project(dependencies) };
}

type Setup = ReturnType<typeof setup>;

async function parked(metrics: Setup['metrics']) {
  const pages = [];
  for await (const page of metrics.parked()) pages.push(...page);
  return pages;
}

describe('project with a batch of the stream', () => {
  it('adds its rows', async () => {
    const { metrics, callApi } = setup([]);
    const row = ledgerRow('a', 1);

    const answer = await callApi(
      streamEvent([{ key: { player: 'a', entry: 'a-1' }, after: row }]),
      enoughTime,
    );

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(await metrics.cursor('a')).toMatchObject({ lastSequence: 1 });
  });
});

describe('project with a replay', () => {
  const broken = { ...ledgerRow('a', 2), postings: [['player:gold', 'gold', 5]] };

  it('brings one player to the end of the ledger, page by page', async () => {
    const rows = Array.from({ length: 10 }, (_each, index) => ledgerRow('a', index + 1));
    const { callApi } = setup(rows);

    expect(await callApi({ replay: { player: 'a' } }, enoughTime)).toEqual({
      replayed: [{ player: 'a', lastSequence: 10, fault: null }],
      isComplete: true,
    });
  });

  it('unparks the players whose next row can be added, and parks the others again', async () => {
    const ledger = [ledgerRow('a', 1), broken, ledgerRow('b', 1), ledgerRow('b', 2)];
    const { metrics, callApi } = setup(ledger);
    for (const player of ['a', 'b'])
      await metrics.park(await metrics.cursor(player), { fault: 'row-unreadable', parkedAt: at });

    expect(await callApi({ replay: 'parked' }, enoughTime)).toEqual({
      replayed: [
        { player: 'a', lastSequence: 1, fault: 'row-unbalanced' },
        { player: 'b', lastSequence: 2, fault: null },
      ],
      isComplete: true,
    });

    expect(await parked(metrics)).toEqual(['a']);
    ledger[1] = ledgerRow('a', 2);
    await callApi({ replay: 'parked' }, enoughTime);
    expect(await parked(metrics)).toEqual([]);
  });

  it('stops before the time limit, and reports that it is incomplete', async () => {
    const { metrics, callApi } = setup([ledgerRow('a', 1)]);
    await metrics.park(await metrics.cursor('a'), { fault: 'row-missing', parkedAt: at });

    expect(await callApi({ replay: 'parked' }, noTime)).toEqual({ replayed: [], isComplete: false });

    expect(await parked(metrics)).toEqual(['a']);
  });

  it('parks a player whose next row is missing in the ledger', async () => {
    const { metrics, callApi } = setup([ledgerRow('a', 1), ledgerRow('a', 3)]);

    expect(await callApi({ replay: { player: 'a' } }, enoughTime)).toMatchObject({
      replayed: [{ lastSequence: 1, fault: 'row-missing' }],
    });

    expect(await parked(metrics)).toEqual(['a']);
  });

  it('throws while the tables are unavailable, and parks no player', async () => {
    const { metrics, dependencies } = setup([ledgerRow('a', 1)]);
    const advance = () => Promise.reject(new Outage('away'));
    const callApi = project({ ...dependencies, metrics: { ...metrics, advance } });

    await expect(callApi({ replay: { player: 'a' } }, enoughTime)).rejects.toThrow(Outage);

    expect(await parked(metrics)).toEqual([]);
  });
});

describe('project with a request to close days', () => {
  it('closes the days that are over', async () => {
    const { callApi } = setup([]);

    expect(await callApi({ close: 'days' }, enoughTime)).toEqual({ closed: 366, isComplete: true });
    expect(await callApi({ close: 'days' }, enoughTime)).toEqual({ closed: 0, isComplete: true });
  });
});

describe('project with a recount of a day', () => {
  const yesterday = '2026-11-20T12:00:00.000Z';
  const ledger = [ledgerRow('a', 1, { at: yesterday }), ...[2, 3, 4, 5].map((each) => ledgerRow('a', each))];
  const clean = { day: '2026-11-21', differences: [], unreadable: 0 };

  it('finds no difference where everything was added, in the given day only', async () => {
    const { callApi } = setup(ledger);
    await callApi({ replay: { player: 'a' } }, enoughTime);

    expect(await callApi({ recount: '2026-11-21' }, enoughTime)).toEqual(clean);
    expect(await callApi({ recount: '2026-11-19' }, enoughTime)).toEqual({ ...clean, day: '2026-11-19' });
    expect(await callApi({ recount: 'ever' }, enoughTime)).toEqual({ ...clean, day: 'ever' });
  });

  it('returns each total that differs, of the house and of games', async () => {
    const { metrics, callApi } = setup(ledger);
    await callApi({ replay: { player: 'a' } }, enoughTime);
    await falsify(metrics, {
      'house-totals': { 'house:games gold': 1, 'staked gold': -100, 'transactions grant': 2 },
      'game#hk-slots#9f': { 'gold p': 7 },
      'game#hk-slots#9e': { 'gold r': 1 },
    });

    expect(await callApi({ recount: '2026-11-21' }, enoughTime)).toEqual({
      day: '2026-11-21',
      unreadable: 0,
      differences: [
        { metric: 'game#hk-slots#9e', total: 'gold r', recorded: 1, recounted: 0 },
        { metric: 'game#hk-slots#9f', total: 'gold p', recorded: 411, recounted: 404 },
        { metric: 'house-totals', total: 'house:games gold', recorded: -3, recounted: -4 },
        { metric: 'house-totals', total: 'staked gold', recorded: 300, recounted: 400 },
        { metric: 'house-totals', total: 'transactions grant', recorded: 2, recounted: 0 },
      ],
    });
  });

  it('continues where the time limit stopped it', async () => {
    const { callApi } = setup(ledger);
    await callApi({ replay: { player: 'a' } }, enoughTime);

    const first = await callApi({ recount: '2026-11-21' }, noTime);
    expect(first).toMatchObject({
      unfinished: { after: { entry: 'a-3' }, counted: { 'house-totals': { transactions: 2 } } },
    });
    const { unfinished } = JSON.parse(JSON.stringify(first)) as { unfinished: object };

    expect(await callApi({ recount: '2026-11-21', unfinished }, noTime)).toEqual(clean);
  });

  it('counts unreadable rows', async () => {
    const { callApi } = setup([{ ...ledgerRow('a', 1), postings: 'none' }]);

    expect(await callApi({ recount: '2026-11-21' }, enoughTime)).toEqual({ ...clean, unreadable: 1 });
  });
});

describe('project with a recount of a player', () => {
  const yesterday = '2026-11-20T12:00:00.000Z';
  const ledger = [1, 2, 3, 4].map((each) => ledgerRow('a', each, { at: yesterday, gold: each }));
  const clean = { player: 'a', differences: [], unreadable: 0 };

  it("finds no difference up to the player's cursor, whatever the ledger has after it", async () => {
    const growing = [...ledger];
    const { callApi } = setup(growing);
    await callApi({ replay: { player: 'a' } }, enoughTime);
    growing.push(ledgerRow('a', 5));

    expect(await callApi({ recount: { player: 'a' } }, enoughTime)).toEqual(clean);
    expect(await callApi({ recount: { player: 'nobody' } }, enoughTime)).toEqual({
      ...clean,
      player: 'nobody',
    });
  });

  it('returns each total that differs, and rows that the ledger does not have', async () => {
    const { metrics, callApi } = setup(ledger);
    await callApi({ replay: { player: 'a' } }, enoughTime);
    await falsify(metrics, {}, { 'staked gold': -1, 'paid sweeps': 3 });

    expect(await callApi({ recount: { player: 'a' } }, enoughTime)).toMatchObject({
      differences: [
        { metric: 'statistics', total: 'paid sweeps', recorded: 3, recounted: 0 },
        { metric: 'statistics', total: 'rows', recorded: 5, recounted: 4 },
        { metric: 'statistics', total: 'staked gold', recorded: 399, recounted: 400 },
      ],
    });
  });

  it('continues where the time limit stopped it', async () => {
    const { callApi } = setup(ledger);
    await callApi({ replay: { player: 'a' } }, enoughTime);

    const first = await callApi({ recount: { player: 'a' } }, noTime);
    expect(first).toMatchObject({ unfinished: { after: 3, counted: { statistics: { rows: 3 } } } });
    const { unfinished } = JSON.parse(JSON.stringify(first)) as { unfinished: object };

    expect(await callApi({ recount: { player: 'a' }, unfinished }, noTime)).toEqual(clean);
  });
});

/** Adds amounts without a ledger row, as the next row of player `a`. */
async function falsify(metrics: Setup['metrics'], house: Metrics, statistics: Totals = {}) {
  const from = await metrics.cursor('a');
  const days = { '2026-11-21': house };
  await metrics.advance([{ from, to: from.lastSequence + 1, statistics, days }], 0);
}

it.each([
  {},
  { close: 'weeks' },
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
])('project throws for %o', async (event) => {
  const { callApi } = setup([]);

  await expect(callApi(event, enoughTime)).rejects.toThrow();
});
