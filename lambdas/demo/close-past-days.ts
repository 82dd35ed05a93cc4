import { closeDays } from '#lambdas/metrics/close-days';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import { createMetricStore } from '#lambdas/metrics/stores/metric-store';
import type { Product } from './product';

/** Closes the days of the history as the hourly schedule of a stage does, so that the first report is quick. */
export async function closePastDays({ tables, now, log }: Product): Promise<void> {
  const { isComplete } = await closeDays(
    {
      metrics: createMetricStore(tables.client, 'metrics', now),
      closedDays: createClosedDayStore(tables.client, 'metrics'),
      now,
      log,
    },
    () => Infinity,
  );
  if (!isComplete) throw new Error('Days of the history could not be closed');
}
