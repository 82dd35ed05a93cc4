import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeMetrics, type FakeMetrics } from '#lambdas/fakes/metrics';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { activeDays, metricsWithActivity } from '#lambdas/metrics/active-days';
import { addDays, addMetrics } from '#lambdas/metrics/add-metrics';
import { statisticsOf } from '#lambdas/metrics/metrics-of';
import type { MetricsByDay } from '#lambdas/metrics/stores/metric-totals';
import { readStreamRows, type Row } from '#lambdas/runtime/aws/stream-rows';
import { groupBy } from '#lambdas/runtime/group-by';
import type { Log } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { differencesBetween } from './differences';
import { ledgerRow } from './ledger-fixture';
import { movementOf } from './movement';
import { type ProjectDependencies, projectRows } from './project-rows';
import { replay } from './replay';

const day = '2026-11-21';

function setup(ledger: readonly Row[]) {
  const metrics = createFakeMetrics();
  const logged: [code: string, details: object][] = [];
  const log: Log = ({ code }, details = {}) => void logged.push([code, details]);
  const dependencies: ProjectDependencies = {
    metrics,
    log,
    readRows: readStreamRows,
    pause: async () => undefined,
    ledgerRows: createFakeLedgerRows(ledger),
    countMovements: async () => new Map(),
    now: () => new Date('2026-11-21T12:00:00Z'),
  };
  const deliver = (...rows: readonly Row[]) => projectRows(dependencies, batchOf(rows));
  return { metrics, dependencies, deliver, logged, codes: () => logged.map(([code]) => code) };
}

function batchOf(rows: readonly Row[]) {
  return streamEvent(
    rows.map((row) => ({ key: { player: row['player'], entry: row['entry'] }, after: row })),
  );
}

async function metricsOn(metrics: FakeMetrics, on: string) {
  return addMetrics(...(await metrics.partsOn(on)));
}

async function totalsOf(metrics: FakeMetrics, on = day) {
  return (await metricsOn(metrics, on))['house-totals'] ?? {};
}

/** The metrics of rows in their order, as if one pass added them. */
function recountDays(rows: readonly Row[]): MetricsByDay {
  const byPlayer = [...groupBy(rows.map(movementOf), ({ player }) => player).values()];
  return addDays(
    ...byPlayer.map((movements) => metricsWithActivity(movements, activeDays(movements, undefined))),
  );
}

function recountOf(rows: readonly Row[], on = day) {
  return recountDays(rows)[on] ?? {};
}

const everythingIsIn = { batchItemFailures: [] };

describe('projectRows', () => {
  it('adds rows of several players, and repeated rows only once', async () => {
    const rows = [ledgerRow('a', 1), ledgerRow('b', 1, { gold: 7 }), ledgerRow('a', 2)];
    const { metrics, deliver } = setup(rows);

    expect(await deliver(...rows)).toEqual(everythingIsIn);
    expect(await deliver(...rows)).toEqual(everythingIsIn);

    expect(await totalsOf(metrics)).toMatchObject({ transactions: 3, 'player:gold gold': 9 });
  });

  it('reads from the ledger the rows that the stream left out', async () => {
    const rows = Array.from({ length: 20 }, (_each, index) => ledgerRow('a', index + 1));
    const { metrics, deliver } = setup(rows);

    expect(await deliver(rows[11]!, rows[19]!)).toEqual(everythingIsIn);

    expect(await metricsOn(metrics, day)).toEqual(recountOf(rows));
  });

  it('adds rows of one player that arrive out of order', async () => {
    const rows = [1, 2, 3].map((sequence) => ledgerRow('a', sequence));
    const { metrics, deliver } = setup([]);

    await deliver(...rows.toReversed());

    expect(await metricsOn(metrics, day)).toEqual(recountOf(rows));
  });

  it('adds a row to the metrics of its own day', async () => {
    const rows = [ledgerRow('a', 1, { at: '2026-11-20T23:59:59.999Z' }), ledgerRow('a', 2)];
    const { metrics, deliver } = setup(rows);

    await deliver(...rows);

    expect(await totalsOf(metrics, '2026-11-20')).toMatchObject({ transactions: 1 });
    expect(await totalsOf(metrics)).toMatchObject({ transactions: 1 });
  });

  it('reads again a row that the index does not have yet', async () => {
    const rows = [ledgerRow('a', 1), ledgerRow('a', 2)];
    const { metrics, dependencies } = setup(rows);
    let reads = 0;
    const after: typeof dependencies.ledgerRows.after = async (...args) =>
      (reads += 1) < 3 ? [] : createFakeLedgerRows(rows).after(...args);
    const lagging = { ...dependencies, ledgerRows: { ...dependencies.ledgerRows, after } };

    expect(await projectRows(lagging, batchOf([rows[1]!]))).toEqual(everythingIsIn);

    expect(await metricsOn(metrics, day)).toEqual(recountOf(rows));
  });

  it('adds no row twice when another function adds it concurrently', async () => {
    const rows = [ledgerRow('a', 1), ledgerRow('a', 2)];
    const { metrics, deliver } = setup(rows);
    metrics.beforeNextWrite(() => deliver(rows[0]!));

    expect(await deliver(...rows)).toEqual(everythingIsIn);

    expect(await metricsOn(metrics, day)).toEqual(recountOf(rows));
  });

  it('ignores changes and deletions, and logs their number', async () => {
    const { metrics, dependencies, logged } = setup([]);
    const key = { player: 'a', entry: 'a-1' };
    const changed = { key, before: ledgerRow('a', 1), after: ledgerRow('a', 1, { gold: 9 }) };

    expect(
      await projectRows(dependencies, streamEvent([changed, { key, before: ledgerRow('a', 1) }])),
    ).toEqual(everythingIsIn);

    expect(await metricsOn(metrics, day)).toEqual({});
    expect(logged[0]).toEqual(['ROWS_IGNORED', { rows: 2 }]);
  });

  it('logs the Sweeps Coins that games and adjustments gave, once per row', async () => {
    const moved = (sequence: number, house: string, given: number) => ({
      ...ledgerRow('a', sequence, { kind: 'adjustment' }),
      postings: [
        ['player:sweeps-redeemable', 'sweeps', given],
        [house, 'sweeps', -given],
      ],
    });
    const rows = [
      moved(1, 'house:games', 900),
      moved(2, 'house:games', -200),
      moved(3, 'house:adjustments', 50),
      moved(4, 'house:promotions', 500),
      ledgerRow('a', 5),
    ];
    const { deliver, logged } = setup(rows);

    await deliver(...rows);
    await deliver(...rows);

    expect(logged.filter(([code]) => code === 'SWEEPS_GIVEN')).toEqual([
      ['SWEEPS_GIVEN', { account: 'house:games', sweeps: 700 }],
      ['SWEEPS_GIVEN', { account: 'house:adjustments', sweeps: 50 }],
    ]);
  });

  it('logs counts, codes and errors, and no player', async () => {
    const unbalanced = { ...ledgerRow('somebody', 1), postings: [['player:gold', 'gold', 5]] };
    const { deliver, logged } = setup([]);

    await deliver(unbalanced);

    expect(
      logged.map(([code, { error: _error, ...details }]: [string, { error?: Error }]) => [code, details]),
    ).toEqual([
      ['ROW_FAILED', { fault: 'row-unbalanced' }],
      ['ROWS_PROJECTED', { rows: 1, players: 1, playersUnfinished: 1 }],
    ]);
    expect(JSON.stringify(logged)).not.toContain('somebody');
  });
});

describe('projectRows with a row that cannot be added', () => {
  const broken = { ...ledgerRow('a', 2), postings: [['player:gold', 'gold', 5]] };
  const rows = [ledgerRow('a', 1), ledgerRow('b', 1), broken, ledgerRow('a', 3), ledgerRow('c', 1)];

  it('reports the row, and adds everything else', async () => {
    const { metrics, deliver } = setup(rows);

    expect(await deliver(...rows)).toEqual({ batchItemFailures: [{ itemIdentifier: '3' }] });

    expect(await totalsOf(metrics)).toMatchObject({ transactions: 3 });
  });

  it('parks the player after five tries, and continues with the others', async () => {
    const { metrics, deliver, codes } = setup(rows);

    const answers = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) answers.push(await deliver(...rows.slice(2)));
    const later = await deliver(ledgerRow('a', 4), ledgerRow('c', 2));

    expect(answers.map(({ batchItemFailures }) => batchItemFailures.length)).toEqual([1, 1, 1, 1, 0]);
    expect(later).toEqual(everythingIsIn);
    expect(codes().filter((code) => code === 'PLAYER_PARKED')).toHaveLength(1);
    expect(await metrics.cursor('a')).toMatchObject({ lastSequence: 1, isParked: true });
    expect(await totalsOf(metrics)).toMatchObject({ transactions: 3 });
  });

  it('restarts the tries for a later row that fails', async () => {
    const ledger: Row[] = [];
    const { metrics, deliver } = setup(ledger);
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await deliver({ ...ledgerRow('a', 1), postings: 'none' });
    await deliver(ledgerRow('a', 1));

    await deliver(broken);

    expect(await metrics.cursor('a')).toEqual({
      player: 'a',
      lastSequence: 1,
      tries: 1,
      isParked: false,
      activeOn: day,
    });
  });

  it('parks a player with an unnumbered row, after the numbered ones', async () => {
    const { metrics, deliver } = setup([]);
    const unnumbered = { ...ledgerRow('a', 1), sequence: 'one' };

    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect(await deliver(ledgerRow('a', 1), unnumbered)).toEqual({
        batchItemFailures: [{ itemIdentifier: '2' }],
      });
    expect(await deliver(ledgerRow('a', 1), unnumbered)).toEqual(everythingIsIn);

    expect(await metrics.cursor('a')).toMatchObject({ lastSequence: 1, isParked: true });
  });

  it('reports a row that precedes the delivered one and is missing in the ledger', async () => {
    const { metrics, deliver, logged } = setup([]);

    expect(await deliver(ledgerRow('b', 1), ledgerRow('a', 2))).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }],
    });

    expect(logged[0]).toMatchObject(['ROW_FAILED', { fault: 'row-missing' }]);
    expect(await metrics.cursor('a')).toMatchObject({ lastSequence: 0, tries: 1 });
  });

  it('reports a row with a number that JavaScript would round', async () => {
    const { metrics, dependencies } = setup([]);
    const event = batchOf([ledgerRow('a', 1)]);
    event.Records[0]!.dynamodb!.NewImage!['sequence'] = { N: '9007199254740993' };

    expect(await projectRows(dependencies, event)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });

    expect(await metrics.cursor('a')).toMatchObject({ tries: 1 });
  });
});

describe('projectRows while the tables are unavailable', () => {
  it('parks no player, and continues from the same row afterwards', async () => {
    const rows = ['a', 'b', 'c'].map((player) => ledgerRow(player, 1));
    const { metrics, dependencies } = setup(rows);
    const advance = () => Promise.reject(new Outage('away'));
    const away = { ...dependencies, metrics: { ...metrics, advance } };

    for (let attempt = 1; attempt <= 7; attempt += 1)
      expect(await projectRows(away, batchOf(rows))).toEqual({
        batchItemFailures: [{ itemIdentifier: '1' }],
      });

    for (const player of ['a', 'b', 'c'])
      expect(await metrics.cursor(player)).toMatchObject({ tries: 0, isParked: false });
    expect(await projectRows(dependencies, batchOf(rows))).toEqual(everythingIsIn);
    expect(await metricsOn(metrics, day)).toEqual(recountOf(rows));
  });

  it('does not count a try that cannot be written', async () => {
    const { metrics, dependencies } = setup([]);
    const countTry = () => Promise.reject(new Outage('away'));
    const unbalanced = { ...ledgerRow('a', 1), postings: [['player:gold', 'gold', 5]] };

    const answer = await projectRows(
      { ...dependencies, metrics: { ...metrics, countTry } },
      batchOf([ledgerRow('b', 1), unbalanced]),
    );

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(await totalsOf(metrics)).toMatchObject({ transactions: 1 });
  });
});

/**
 * A stream that keeps each player's order but interleaves players, repeats rows and loses some for good; a function that crashes before or
 * after any write.
 */
const history = fc.record({
  lengths: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
  order: fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
  batchSizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
  repeats: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
  losses: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
  crashes: fc.array(fc.constantFrom('before', 'after', 'never', 'never'), { minLength: 1, maxLength: 12 }),
});

const cycled = <Entry>(entries: readonly Entry[], index: number): Entry => entries[index % entries.length]!;

/** Interleaves the rows of all players, keeping each player's order. */
function mixed(byPlayer: readonly (readonly Row[])[], order: readonly number[]): Row[] {
  const queues = byPlayer.map((rows) => [...rows]);
  const all: Row[] = [];
  for (let turn = 0; queues.some(({ length }) => length > 0); turn += 1) {
    const waiting = queues.filter(({ length }) => length > 0);
    all.push(cycled(waiting, cycled(order, turn)).shift()!);
  }
  return all;
}

describe('the metrics', () => {
  it('equal a full recount however the stream is split, repeated, cut short or interrupted', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ lengths, order, batchSizes, repeats, losses, crashes }) => {
        const byPlayer = lengths.map((length, player) =>
          Array.from({ length }, (_each, index) =>
            ledgerRow(`player-${player}`, index + 1, {
              gold: (player + 1) * 100 + index,
              at: index % 3 === 0 ? '2026-11-20T12:00:00.000Z' : '2026-11-21T12:00:00.000Z',
            }),
          ),
        );
        const delivered = mixed(byPlayer, order);
        const { metrics, dependencies } = setup(delivered);
        let writes = 0;
        const advance: typeof metrics.advance = async (...args) => {
          const crash = cycled(crashes, (writes += 1));
          if (crash === 'before') throw new Outage('died before the write');
          const advanced = await metrics.advance(...args);
          if (crash === 'after') throw new Outage('died after the write');
          return advanced;
        };
        const dying = { ...dependencies, metrics: { ...metrics, advance } };

        for (let start = 0, batch = 0; start < delivered.length; batch += 1) {
          const rows = delivered.slice(start, start + cycled(batchSizes, batch));
          const isLost = cycled(losses, batch);
          const { batchItemFailures } = isLost ? everythingIsIn : await projectRows(dying, batchOf(rows));
          const [failure] = batchItemFailures as { itemIdentifier: string }[];
          // A persistent failure is given up in the end, as Lambda does, and repeats end.
          const isRetried = failure !== undefined && batch < 200;
          const isRepeated = cycled(repeats, batch) && batch < 60;
          const next = start + (isRetried ? Number(failure.itemIdentifier) - 1 : rows.length);
          start = isRepeated ? Math.max(0, next - 2) : next;
        }
        for (let player = 0; player < lengths.length; player += 1)
          await replay(dependencies, { player: `player-${player}` }, () => 30_000);

        const recounted = recountDays(delivered);
        for (const on of ['2026-11-20', day])
          expect(differencesBetween(await metricsOn(metrics, on), recounted[on] ?? {})).toEqual([]);
        for (const rows of byPlayer) {
          const { totals } = await metrics.statistics(rows[0]!['player'] as string);
          expect(totals).toEqual(statisticsOf(rows.map(movementOf)));
        }
      }),
      { numRuns: 150 },
    );
  });
});
