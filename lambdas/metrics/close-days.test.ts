import { QueryCommand, type TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { houseMetric } from '#domain/ledger/metric-names';
import { Outage } from '#lambdas/runtime/outage';
import { daySumsPartition } from '../../lib/table-partitions';
import { game, setupDays } from './close-days-fixture';

const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const names = [houseMetric, game];

/** Days whose rows differ in number, closed where that is possible. */
async function setup() {
  const world = setupDays({ isYearClosed: true });
  await world.add('2026-11-18', '2026-11-19', '2026-11-19', '2026-11-20', '2026-11-21');
  await world.close();
  const { metrics, tables } = world;
  const sumsOf = (day: string) => tables.get('metrics', { subject: daySumsPartition, metric: day });
  return {
    ...world,
    sumsOf,
    report: () => metrics.reportOf(days, names),
    recount: () => metrics.sumsOf(days, names, { isConsistent: true }),
  };
}

describe('closeDays', () => {
  it('sums all metrics of the days before yesterday once', async () => {
    const { sumsOf, close } = await setup();

    expect(days.map((day) => sumsOf(day)?.[houseMetric])).toEqual([
      { transactions: 1, 'house:games gold': -5 },
      { transactions: 2, 'house:games gold': -10 },
      undefined,
      undefined,
    ]);
    expect(sumsOf('2026-11-19')).toMatchObject({ [game]: { 'gold r': 2, 'gold s': 200 } });
    expect(await close()).toEqual({ closed: 0, isComplete: true });
  });

  it('begins a year ago and closes days without rows too', async () => {
    const { close, tables, metrics, logged } = setupDays();

    expect(await close()).toEqual({ closed: 366, isComplete: true });

    expect(logged).toEqual([{ code: 'DAYS_CLOSED', days: 366, left: 0 }]);
    expect(tables.items('metrics').filter(({ subject }) => subject === daySumsPartition)).toHaveLength(366);
    expect(await metrics.reportOf(['2026-11-01', '2026-11-02'], names)).toEqual({});
  });

  it('closes the newest days first, and leaves the rest to the next run when time runs out', async () => {
    const world = setupDays();
    let turns = 2;

    const first = await world.close(world.tables.client, () => (turns-- > 0 ? 30_000 : 4_999));

    expect(first).toEqual({ closed: 6, isComplete: false });
    expect(await world.close()).toEqual({ closed: 360, isComplete: true });
  });

  it.each([
    ['the sums of one cannot be stored', new Error('Item size has exceeded the maximum allowed size')],
    ['the table is away', new Outage('away')],
  ])('closes the older days when %s, and leaves its three days to the next run', async (_case, error) => {
    const { add, close, tables, logged, metrics } = setupDays({ isYearClosed: true, openDays: 6 });
    const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    await add(...days);
    tables.beforeNextTransaction(
      () => true,
      async () => {
        throw error;
      },
    );

    expect(await close()).toEqual({ closed: 3, isComplete: false });

    expect(logged).toEqual([
      { code: 'DAYS_NOT_CLOSED', days: ['2026-11-19', '2026-11-18', '2026-11-17'], error },
      { code: 'DAYS_CLOSED', days: 3, left: 3 },
    ]);
    expect(await metrics.reportOf(days, names)).toEqual(
      await metrics.sumsOf(days, names, { isConsistent: true }),
    );
    expect(await close()).toEqual({ closed: 3, isComplete: true });
  });

  it('closes a day again after a late addition, whose report was right before', async () => {
    const { add, close, report, recount, sumsOf } = await setup();

    await add('2026-11-18', '2026-11-18');

    expect(await report()).toEqual(await recount());
    expect(await close()).toEqual({ closed: 1, isComplete: true });
    expect(sumsOf('2026-11-18')).toMatchObject({ lateAdditions: 3, [houseMetric]: { transactions: 3 } });
    expect(await report()).toEqual(await recount());
  });

  it('stores nothing for a day that is added to while its parts are read', async () => {
    const { add, close, report, recount, tables } = await setup();
    await add('2026-11-18');
    tables.beforeNextTransaction(
      () => true,
      () => add('2026-11-18'),
    );

    expect(await close()).toEqual({ closed: 0, isComplete: false });

    expect(await report()).toEqual(await recount());
    expect(await close()).toEqual({ closed: 1, isComplete: true });
  });

  it('leaves three days to the next run when one of them is added to', async () => {
    const { add, close, tables } = setupDays({ isYearClosed: true });
    await add('2026-11-17', '2026-11-18', '2026-11-19');
    tables.beforeNextTransaction(
      () => true,
      () => add('2026-11-17'),
    );

    expect(await close()).toEqual({ closed: 0, isComplete: false });
    expect(await close()).toEqual({ closed: 3, isComplete: true });
  });

  it('reads only the parts that exist', async () => {
    const { add, close, tables } = setupDays({ isYearClosed: true });
    await add('2026-11-18');
    const queried: unknown[] = [];
    const { client } = tables;
    const counting = Object.create(client, {
      send: {
        value(command: QueryCommand | TransactWriteCommand) {
          if (command instanceof QueryCommand)
            queried.push(command.input.ExpressionAttributeValues?.[':subject']);
          return client.send(command as QueryCommand);
        },
      },
    }) as typeof client;

    await close(counting);

    expect(queried).toEqual(['closed-days', expect.stringMatching(/^day#2026-11-18#\d+$/)]);
  });
});

describe('reportOf', () => {
  it('reads sums that do not contain the latest addition from the parts', async () => {
    const { tables, report, recount } = await setup();
    const mark = { subject: 'closed-days', metric: '2026-11-19' };
    tables.put('metrics', { ...mark, lateAdditions: 1, summed: 1 });

    expect(await report()).toEqual(await recount());
  });

  it('uses the sums of closed days', async () => {
    const { tables, report, sumsOf } = await setup();
    tables.put('metrics', { ...sumsOf('2026-11-19'), [game]: { 'gold r': 77 } });

    expect((await report())['2026-11-19']?.[game]).toEqual({ 'gold r': 77 });
  });

  it('closes a day again whose mark was deleted', async () => {
    const { tables, close, report, recount, sumsOf } = await setup();
    tables.put('metrics', { ...sumsOf('2026-11-19'), [game]: { 'gold r': 77 } });

    tables.remove('metrics', { subject: 'closed-days', metric: '2026-11-19' });

    expect(await report()).toEqual(await recount());
    expect(await close()).toEqual({ closed: 1, isComplete: true });
    expect(await report()).toEqual(await recount());
  });

  it('returns nothing for no days', async () => {
    const { metrics } = setupDays();

    expect(await metrics.reportOf([], names)).toEqual({});
  });
});
