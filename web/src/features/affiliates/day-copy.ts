import { dayLabel, monthLabel } from '#web/lib/format/dates';

/** Labels the day of an instant, or a day, of the affiliate program: `Nov 2, 2026`. Its days are in UTC, by which metrics are counted. */
export function programDayLabel(at: string): string {
  return dayLabel(at, { timeZone: 'UTC' });
}

/** Whether an entry is a month such as `2026-10`; a field that is empty or unfinished is none. */
export function isMonth(typed: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(typed);
}

/** Labels a month such as `2026-10`: `October 2026`. An unfinished entry stays as it was typed. */
export function programMonthLabel(month: string): string {
  return isMonth(month) ? monthLabel(`${month}-01`, { timeZone: 'UTC' }) : month;
}
