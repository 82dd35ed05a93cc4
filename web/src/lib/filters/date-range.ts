import { mostDays } from '#domain/ledger/days';
import { isDay } from './day-filter';
import { filtersIn } from './filters';

/** An inclusive range of days in UTC, as `2026-11-21`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** Returns the given number of days up to today. */
export function lastDays(count: number, now: Date): DateRange {
  return { from: dayOf(now.getTime() - (count - 1) * dayMs), to: dayOf(now.getTime()) };
}

/** Returns the range in the address; the last 30 days if it is missing or invalid. */
export function rangeIn(search: URLSearchParams, now: Date): DateRange {
  const range = filtersIn(search, ['from', 'to']);
  return isRange(range) ? range : lastDays(30, now);
}

/** Whether both days are valid, in order, and not more apart than one page can show. */
export function isRange({ from, to }: DateRange): boolean {
  if (![from, to].every(isDay) || from > to) return false;
  return (Date.parse(to) - Date.parse(from)) / dayMs < mostDays;
}

/** Returns the range of as many days that ends the day before. */
export function rangeBefore({ from, to }: DateRange): DateRange {
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  return { from: dayOf(Date.parse(from) - length), to: dayOf(Date.parse(from) - dayMs) };
}

/** Returns every day of a range. */
export function daysIn({ from, to }: DateRange): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_each, index) => dayOf(Date.parse(from) + index * dayMs));
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
