import { dayOf } from '#domain/ledger/days';
import { activePlayersTotal, houseMetric } from '#domain/ledger/metric-names';
import type { Movement } from '#lambdas/projections/movement';
import { addDays } from './add-metrics';
import { metricsByDay } from './metrics-of';
import type { MetricsByDay } from './stores/metric-totals';

/**
 * Returns the UTC days of a player's rounds that come after the last one counted, in order. Days only advance, so a day that the player
 * returns to is not counted twice.
 *
 * @param since  the last day counted; undefined before the first round
 */
export function activeDays(
  movements: readonly Pick<Movement, 'at' | 'round'>[],
  since: string | undefined,
): string[] {
  const days: string[] = [];
  for (const { at, round } of movements) {
    const day = dayOf(at);
    if (round && day > (days.at(-1) ?? since ?? '')) days.push(day);
  }
  return days;
}

/** What movements of a player add to the metrics of each day, with the player as active on these days. */
export function metricsWithActivity(movements: readonly Movement[], days: readonly string[]): MetricsByDay {
  const activity = days.map((day) => [day, { [houseMetric]: { [activePlayersTotal]: 1 } }] as const);
  return addDays(metricsByDay(movements), Object.fromEntries(activity));
}
