import { dayMs, dayOf, daysBetween, mostDays } from './days';

const hourMs = 3_600_000;

/** How far the stored sums of a day reach. */
export interface DayMark {
  /** Number of transactions that added to the day after it was over. */
  readonly lateAdditions: number;
  /** How many of them the stored sums contain; undefined before the day is closed for the first time. */
  readonly summed?: number | undefined;
}

/** Whether the stored sums of a day contain all that was added to it. */
export function isClosed(mark: DayMark | undefined): mark is DayMark {
  return mark !== undefined && mark.summed === mark.lateAdditions;
}

/** Whether a UTC day is older than yesterday. It may be closed, so that an addition to it must be noted. */
export function isOver(day: string, now: Date): boolean {
  return day < dayAfter(now, -dayMs);
}

/**
 * The UTC days that may be closed, oldest first. The last one has been over for an hour: by then every write that began while it was
 * not over has ended, also where clocks differ by minutes.
 */
export function closableDays(now: Date): string[] {
  const to = dayAfter(now, -2 * dayMs - hourMs);
  return daysBetween({ from: dayAfter(new Date(to), (1 - mostDays) * dayMs), to }, mostDays);
}

function dayAfter(instant: Date, shiftMs: number): string {
  return dayOf(new Date(instant.getTime() + shiftMs));
}
