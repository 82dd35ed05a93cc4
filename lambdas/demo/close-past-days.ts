import { closeDays } from '#lambdas/metrics/close-days';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import type { Product } from './product';

/** Closes the days of the history as the hourly schedule of a stage does, so that the first report is quick. */
export async function closePastDays({ tables, metrics, now, log }: Product): Promise<void> {
  const { isComplete } = await closeDays(
    {
      metrics,
      closedDays: createClosedDayStore(tables.client, 'metrics'),
      now,
      log,
    },
    () => Infinity,
  );
  if (!isComplete) throw new Error('Days of the history could not be closed');
}
