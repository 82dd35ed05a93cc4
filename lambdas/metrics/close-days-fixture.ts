import { closableDays } from '#domain/ledger/closed-days';
import { gameMetric, houseMetric } from '#domain/ledger/metric-names';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { closedDaysPartition } from '../../lib/table-partitions';
import { closeDays } from './close-days';
import { createClosedDayStore } from './stores/closed-day-store';
import type { Move } from './stores/metric-moves';
import { createMetricStore } from './stores/metric-store';

export const game = gameMetric('hk-slots', '9f');

/** Metrics in memory whose days can be added to and closed. */
export function setupDays({ startAt = '2026-11-21T12:00:00Z', isYearClosed = false, openDays = 3 } = {}) {
  const tables = createFakeTables();
  const clock = { now: new Date(startAt) };
  const now = () => clock.now;
  const metrics = createMetricStore(tables.client, 'metrics', now);
  const logged: unknown[] = [];
  let players = 0;
  // Most tests are about the last days only.
  const older = isYearClosed ? closableDays(clock.now).slice(0, -openDays) : [];
  for (const day of older) tables.put('metrics', { subject: closedDaysPartition, metric: day, summed: 0 });

  /** A first row of a new player on a day. */
  const moveOn = (day: string): Move => {
    const days = {
      [day]: {
        [houseMetric]: { transactions: 1, 'house:games gold': -5 },
        [game]: { 'gold r': 1, 'gold s': 100 },
      },
    };
    players += 1;
    const player = `player-${players}`;
    return {
      from: { player, lastSequence: 0, tries: 0, isParked: false },
      to: 1,
      statistics: {},
      days,
    };
  };

  return {
    tables,
    clock,
    metrics,
    logged,
    moveOn,
    async add(...days: readonly string[]): Promise<void> {
      for (const day of days) await metrics.advance([moveOn(day)], 0);
    },
    close: (client = tables.client, timeLeftMs = () => 30_000) =>
      closeDays(
        {
          metrics: createMetricStore(client, 'metrics', now),
          closedDays: createClosedDayStore(client, 'metrics'),
          now,
          log: ({ code }, details) => void logged.push({ code, ...details }),
        },
        timeLeftMs,
      ),
  };
}
