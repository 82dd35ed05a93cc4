import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isClosed } from '#domain/ledger/closed-days';
import { houseMetric } from '#domain/ledger/metric-names';
import { streamEvent } from '#lambdas/in-memory/stream-event';
import { createClosedDayReads } from '#lambdas/metrics/stores/closed-day-reads';
import { createMetricReads } from '#lambdas/metrics/stores/metric-reads';
import { daySumsPartition } from '../../lib/table-partitions';
import { type Casino, openCasino } from './casino';
import { type MeteredClient, openMeteredClient } from './metered-client';
import { metricRow, playersNamed, putRows, rowDays } from './metric-rows';
import { findMetricsFaults } from './metrics-check';

const projections = 'lambdas/functions/stream-projections/handler.ts';
const soon = { timeout: 60_000, interval: 200 };
const players = playersNamed('crowd', 200);
const waves = 4;
const rowsPerWave = 2;

let casino: Casino;
/** Retries when its connection was closed, which can happen while a batch is processed. */
let tables: MeteredClient;
beforeAll(async () => {
  casino = await openCasino();
  tables = openMeteredClient(casino.servicesUrl);
});
afterAll(async () => {
  tables.disconnect();
  await casino.close();
});

const faults = () => findMetricsFaults(tables.documents, casino.tables);
const recount = (of: string | { player: string }) => casino.invoke(projections, { recount: of });

function batchOf(rows: readonly ReturnType<typeof metricRow>[]) {
  return streamEvent(
    rows.map((row) => ({ key: { player: row['player'], entry: row['entry'] }, after: row })),
  );
}

describe(`${players.length} players`, () => {
  it('are counted once when batches repeat, overlap and arrive out of order', async () => {
    for (let wave = 0; wave < waves; wave += 1) {
      const rows = players.flatMap((player) =>
        Array.from({ length: rowsPerWave }, (_each, row) => metricRow(player, wave * rowsPerWave + row + 1)),
      );
      await putRows(tables.documents, casino.tables.ledger, rows);
      // The stream of the host delivers the same rows concurrently.
      await Promise.all(disordered(rows).map((batch) => casino.invoke(projections, batchOf(batch))));
    }

    await expect.poll(faults, soon).toEqual([]);

    for (const day of rowDays) expect(await recount(day)).toEqual({ day, differences: [], unreadable: 0 });
    for (const player of players.slice(0, 5))
      expect(await recount({ player })).toEqual({ player, differences: [], unreadable: 0 });
    expect(await casino.invoke(projections, { replay: 'parked' })).toEqual({
      replayed: [],
      isComplete: true,
    });
  });

  /** The same rows in overlapping batches: in order, in reverse, and partly repeated. */
  function disordered<Row>(rows: readonly Row[]): Row[][] {
    const inBatches = (all: readonly Row[]) =>
      Array.from({ length: Math.ceil(all.length / 100) }, (_each, batch) =>
        all.slice(batch * 100, (batch + 1) * 100),
      );
    const forwards = inBatches(rows);
    const backwards = inBatches(rows.toReversed());
    return [...forwards, ...backwards, ...forwards.slice(0, 2)];
  }
});

describe('a request to close days', () => {
  const [from, to] = rowDays;
  const names = [houseMetric, 'game#hk-slots#9f', 'game#hk-slots#c4'];
  const close = () => casino.invoke(projections, { close: 'days' });

  it('stores sums that reports read, with the permissions of the function', async () => {
    const { reportOf, sumsOf } = createMetricReads(tables.documents, casino.tables.metrics);
    const { marks, sums } = createClosedDayReads(tables.documents, casino.tables.metrics);

    await expect.poll(close, soon).toEqual({ closed: 0, isComplete: true });

    const parts = await sumsOf(rowDays, names);
    const marked = await marks({ from, to });
    expect(rowDays.map((day) => isClosed(marked.get(day)))).toEqual([true, true]);
    expect(await sums({ from, to }, names)).toEqual(
      rowDays.map((day) => ({ day, lateAdditions: marked.get(day)?.lateAdditions, metrics: parts[day] })),
    );
    expect(parts[from]?.[houseMetric]?.['transactions']).toBeGreaterThan(0);
    expect(await reportOf(rowDays, names)).toEqual(parts);
  });

  it('makes reports read the stored sums', async () => {
    const { reportOf } = createMetricReads(tables.documents, casino.tables.metrics);
    const transactions = async () => (await reportOf(rowDays, names))[from]?.[houseMetric]?.['transactions'];
    const stored = await transactions();

    await changeSum(1);
    const falsified = await transactions();
    await changeSum(-1);

    expect([falsified, await transactions()]).toEqual([Number(stored) + 1, stored]);
  });

  /** Changes the stored number of transactions of the first day. */
  async function changeSum(by: number): Promise<void> {
    await tables.documents.send(
      new UpdateCommand({
        TableName: casino.tables.metrics,
        Key: { subject: daySumsPartition, metric: from },
        UpdateExpression: 'SET #metric.#total = #metric.#total + :by',
        ExpressionAttributeNames: { '#metric': houseMetric, '#total': 'transactions' },
        ExpressionAttributeValues: { ':by': by },
      }),
    );
  }
});

describe('a recount', () => {
  const [day] = rowDays;
  const part = (metric: string, number = 31) => ({ subject: `day#${day}#${number}`, metric });
  const [player] = players as [string];

  it.each([
    ['house totals', part('house-totals'), 'house:games gold', day],
    ['transactions by kind', part('house-totals', 0), 'transactions grant', day],
    ["the jackpots' base", part('house-totals'), 'staked gold', day],
    ['rounds of a game', part('game#hk-slots#9f'), 'gold r', day],
    ['what a game has paid', part('game#hk-slots#9f', 7), 'gold 100 p', day],
    ['a game that nobody played', part('game#loaded-dice#9f'), 'gold r', day],
    ["a player's rounds", { subject: `player#${player}`, metric: 'house-totals' }, 'rounds gold', { player }],
    [
      'what a player was paid',
      { subject: `player#${player}`, metric: 'house-totals' },
      'paid sweeps',
      { player },
    ],
  ])('finds a changed total: %s', async (_case, Key, total, of) => {
    await change(Key, total, 1);

    const { differences } = (await recount(of)) as { differences: Record<string, number | string>[] };
    await change(Key, total, -1);

    const metric = typeof of === 'string' ? Key.metric : 'statistics';
    expect(differences).toEqual([expect.objectContaining({ metric, total })]);
    expect(Number(differences[0]?.['recorded']) - Number(differences[0]?.['recounted'])).toBe(1);
    expect(await recount(of)).toMatchObject({ differences: [] });
  });
});

describe('a player with corrupt metrics', () => {
  const [broken, ...others] = playersNamed('mended', 100) as [string, ...string[]];

  it('is parked after five attempts without blocking the other players of the batch', async () => {
    const key = { subject: `player#${broken}`, metric: 'house-totals' };
    await tables.documents.send(
      new UpdateCommand({
        TableName: casino.tables.metrics,
        Key: key,
        UpdateExpression: 'SET #rounds = :many',
        ExpressionAttributeNames: { '#rounds': 'rounds gold' },
        ExpressionAttributeValues: { ':many': 'many' },
      }),
    );
    const rows = [broken, ...others].map((player) => metricRow(player, 1)).map(playedAt);
    // Only these five batches contain the rows: they are not in the ledger.
    const answers = [];
    for (let attempt = 1; attempt <= 5; attempt += 1)
      answers.push(await casino.invoke(projections, batchOf(rows)));

    const failed = { batchItemFailures: [{ itemIdentifier: '1' }] };
    expect(answers).toEqual([failed, failed, failed, failed, { batchItemFailures: [] }]);
    expect(await recount('2026-01-01')).toMatchObject({
      differences: expect.arrayContaining([
        { metric: 'house-totals', total: 'transactions', recorded: 99, recounted: 0 },
      ]) as unknown,
    });
  });

  const playedAt = (row: ReturnType<typeof metricRow>) => ({
    ...row,
    at: '2026-01-01T12:00:00.000Z',
    detail: { ...(metricRow('a', 2)['detail'] as object) },
  });
});

async function change(Key: Record<string, string>, total: string, by: number): Promise<void> {
  await tables.documents.send(
    new UpdateCommand({
      TableName: casino.tables.metrics,
      Key,
      UpdateExpression: 'ADD #total :by',
      ExpressionAttributeNames: { '#total': total },
      ExpressionAttributeValues: { ':by': by },
    }),
  );
}
