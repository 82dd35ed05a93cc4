import { closableDays, isClosed } from '#domain/ledger/closed-days';
import { type Log, logLines } from '#lambdas/runtime/log';
import { addMetrics } from './add-metrics';
import type { DaySums } from './stores/closed-day-reads';
import type { ClosedDayStore } from './stores/closed-day-store';
import type { MetricReads } from './stores/metric-reads';

export interface CloseDaysDependencies {
  readonly metrics: Pick<MetricReads, 'partsOn'>;
  readonly closedDays: ClosedDayStore;
  readonly now: () => Date;
  readonly log: Log;
}

export interface ClosedDays {
  /** Number of days whose sums were stored. */
  readonly closed: number;
  /** Whether no day is left for the next run. */
  readonly isComplete: boolean;
}

/** The parts of three days are found by one request. */
const daysPerBatch = 3;
/** The time for another batch. */
const timeForABatchMs = 5_000;

/**
 * Closes the days of the last year that are over and are not closed, or were added to since: sums their parts once, so that reports need
 * not. The newest days come first, three at a time.
 *
 * Sums are right whenever a run stops, and however many run at once. All that is added to a day while it is not over is written before
 * the day may be closed. Every later addition counts itself in the same transaction. A day's number of late additions is read before its
 * parts, and sums are stored only while it is unchanged; so they contain exactly these additions, and readers ignore them after the next.
 *
 * Days that cannot be summed or stored are logged and left open, so that they keep no older day from being closed.
 *
 * @param timeLeftMs a run that runs out of time leaves the rest to the next one
 */
export async function closeDays(
  { metrics, closedDays, now, log }: CloseDaysDependencies,
  timeLeftMs: () => number,
): Promise<ClosedDays> {
  const days = closableDays(now());
  const marks = await closedDays.marks(
    { from: days[0] as string, to: days.at(-1) as string },
    { isConsistent: true },
  );
  const open = days.filter((day) => !isClosed(marks.get(day))).toReversed();
  let closed = 0;
  for (let next = 0; next < open.length && timeLeftMs() >= timeForABatchMs; next += daysPerBatch) {
    const batch = open.slice(next, next + daysPerBatch);
    if (await close(batch)) closed += batch.length;
  }
  log(logLines.daysClosed, { days: closed, left: open.length - closed });
  return { closed, isComplete: closed === open.length };

  async function close(batch: readonly string[]): Promise<boolean> {
    try {
      return await closedDays.close(await sumsOf(batch));
    } catch (error) {
      log(logLines.daysNotClosed, { days: batch, error });
      return false;
    }
  }

  async function sumsOf(batch: readonly string[]): Promise<DaySums[]> {
    const parts = await closedDays.partsWithTotals(batch);
    return Promise.all(
      batch.map(async (day) => ({
        day,
        lateAdditions: marks.get(day)?.lateAdditions ?? 0,
        metrics: addMetrics(...(await metrics.partsOn(day, parts.get(day)))),
      })),
    );
  }
}
