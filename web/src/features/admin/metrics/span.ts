import { mostDays } from '#domain/ledger/days';

/** An inclusive range of days in UTC: `2026-11-21`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** Spans in days that can be chosen with one press. */
export const spanChoices = [7, 30, 90] as const;

/** Returns the given number of days up to today. */
export function lastDays(count: number, now: Date): Span {
  return { from: dayOf(now.getTime() - (count - 1) * dayMs), to: dayOf(now.getTime()) };
}

/** Returns the span in the address; the last 30 days if it is missing or invalid. */
export function spanIn(search: URLSearchParams, now: Date): Span {
  const span = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return isSpan(span) ? span : lastDays(30, now);
}

/** Whether both days are valid, in order, and not more apart than one page can show. */
export function isSpan({ from, to }: Span): boolean {
  if (!isDay(from) || !isDay(to) || from > to) return false;
  return (Date.parse(to) - Date.parse(from)) / dayMs < mostDays;
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text)) && dayOf(Date.parse(text)) === text
  );
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
