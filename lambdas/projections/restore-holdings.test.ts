import { describe, expect, it } from 'vitest';
import { ever, holdingsMetric, houseMetric } from '#domain/ledger/metric-names';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { addDays } from '#lambdas/metrics/add-metrics';
import type { MetricsByDay } from '#lambdas/metrics/stores/metric-totals';
import { restoreHoldings } from './restore-holdings';

const today = '2026-11-26';
const now = () => new Date(`${today}T12:00:00Z`);

/** Metrics of a stage: the first rows moved coins before `holdings` was counted, the last ones after. */
async function setup() {
  const metrics = createFakeMetrics();
  let players = 0;
  const count = (...days: MetricsByDay[]) => {
    const from = { player: `player-${(players += 1)}`, lastSequence: 0, tries: 0, isParked: false };
    return metrics.advance([{ from, to: 1, statistics: {}, days: addDays(...days) }], 0);
  };
  const gained = (day: string, gold: number, sweeps: number): MetricsByDay => ({
    [day]: {
      [houseMetric]: { transactions: 1, 'player:gold gold': gold, 'player:sweeps-unplayed sweeps': sweeps },
    },
  });
  const held = (gold: number, sweeps: number): MetricsByDay => ({
    [ever]: { [holdingsMetric]: { gold, sweeps } },
  });
  await count(gained('2026-10-01', 10_000, 500));
  await count(gained('2026-11-24', 1_000, 0));
  await count(gained(today, 200, -300), held(200, -300));
  return {
    metrics,
    count,
    gained,
    held,
    restore: (since = '2026-09-01') => restoreHoldings({ metrics, now }, since),
  };
}

describe('restoreHoldings', () => {
  it('adds what rows moved before holdings were counted, once', async () => {
    const { restore, metrics } = await setup();

    const restored = await restore();
    const again = await restore();

    expect(restored).toEqual({ added: { gold: 11_000, sweeps: 500 }, isComplete: true });
    expect(again).toEqual({ added: { gold: 0, sweeps: 0 }, isComplete: true });
    const sums = (await metrics.sumsOf([ever], [holdingsMetric]))[ever]?.[holdingsMetric];
    expect(sums).toEqual({ gold: 11_200, sweeps: 200 });
  });

  it('adds once when two operators restore at the same time', async () => {
    const { restore, metrics } = await setup();

    const restored = await Promise.all([restore(), restore()]);

    expect(restored.map(({ isComplete }) => isComplete).sort()).toEqual([false, true]);
    const sums = (await metrics.sumsOf([ever], [holdingsMetric]))[ever]?.[holdingsMetric];
    expect(sums).toEqual({ gold: 11_200, sweeps: 200 });
  });

  it('writes nothing when a row is counted while it reads', async () => {
    const { metrics, count, gained, held } = await setup();
    const partsOn: typeof metrics.partsOn = async (day) => {
      await count(gained(today, 7, 7), held(7, 7));
      return metrics.partsOn(day);
    };

    const { isComplete } = await restoreHoldings({ metrics: { ...metrics, partsOn }, now }, '2026-09-01');

    expect(isComplete).toBe(false);
    const sums = (await metrics.sumsOf([ever], [holdingsMetric]))[ever]?.[holdingsMetric];
    expect(sums).toEqual({ gold: 207, sweeps: -293 });
  });

  it('writes nothing when rows that cancel each other are counted while it reads', async () => {
    const { metrics, count, gained, held } = await setup();
    const partsOn: typeof metrics.partsOn = async (day) => {
      await count(gained(today, 7, 0), held(7, 0));
      await count(gained(today, -7, 0), held(-7, 0));
      return metrics.partsOn(day);
    };

    const { isComplete } = await restoreHoldings({ metrics: { ...metrics, partsOn }, now }, '2026-09-01');

    expect(isComplete).toBe(false);
  });

  it.each([
    ['in the future', '2026-12-26'],
    ['more than ten years ago', '1926-09-01'],
    ['after the first row', '2026-11-01'],
  ])('throws and writes nothing for a first day %s', async (_which, since) => {
    const { metrics, restore } = await setup();

    await expect(restore(since)).rejects.toThrow(RangeError);

    const sums = (await metrics.sumsOf([ever], [holdingsMetric]))[ever]?.[holdingsMetric];
    expect(sums).toEqual({ gold: 200, sweeps: -300 });
  });

  it('adds a negative number where players redeemed what they won in rounds', async () => {
    const { metrics, count, gained, restore } = await setup();
    await count(gained('2026-11-20', 0, 900), { [ever]: { 'game#hk-slots#1': { 'sweeps p': 1_500 } } });

    expect((await restore()).added.sweeps).toBe(-100);
    expect((await metrics.sumsOf([ever], [holdingsMetric]))[ever]?.[holdingsMetric]).toMatchObject({
      sweeps: -400,
    });
  });
});
