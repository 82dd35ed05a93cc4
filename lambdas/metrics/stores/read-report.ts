import { isClosed } from '#domain/ledger/closed-days';
import type { ClosedDayReads } from './closed-day-reads';
import type { MetricsByDay } from './metric-totals';

/** Reads metrics of days from their parts. */
type ReadParts = (days: readonly string[], metrics: readonly string[]) => Promise<MetricsByDay>;

/**
 * Reads metrics of consecutive days: those of closed days from their sums, the others from their parts. Sums count only if they contain
 * the late additions that the mark of their day names, so the result is what the parts add up to at that number of additions.
 */
export async function readReport(
  { closed, readParts }: { readonly closed: ClosedDayReads; readonly readParts: ReadParts },
  days: readonly string[],
  metrics: readonly string[],
): Promise<MetricsByDay> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return {};
  const [marks, sums] = await Promise.all([closed.marks({ from, to }), closed.sums({ from, to }, metrics)]);
  const valid = sums.filter(({ day, lateAdditions }) => {
    const mark = marks.get(day);
    return isClosed(mark) && mark.lateAdditions === lateAdditions;
  });
  const settled = new Set(valid.map(({ day }) => day));
  const open = days.filter((day) => !settled.has(day));
  const withTotals = valid.filter((each) => Object.keys(each.metrics).length > 0);
  return {
    ...Object.fromEntries(withTotals.map((each) => [each.day, each.metrics])),
    ...(await readParts(open, metrics)),
  };
}
