/** Milliseconds of a UTC day. */
export const dayMs = 86_400_000;

/** Longest range of days that one request may read. */
export const mostDays = 366;

/** The same for play by game. */
export const mostDaysByGame = 92;

/**
 * Lists the UTC days of a range, inclusive.
 *
 * @param range  days such as `2026-11-21`
 * @param most   maximum number of days, so that an oversized range is never expanded
 * @returns an empty list for a reversed or oversized range
 */
export function daysBetween({ from, to }: { from: string; to: string }, most: number): string[] {
  const first = Date.parse(`${from}T00:00:00.000Z`);
  const count = Math.floor((Date.parse(`${to}T00:00:00.000Z`) - first) / dayMs) + 1;
  if (count < 1 || count > most) return [];
  return Array.from({ length: count }, (_each, index) => dayOf(new Date(first + index * dayMs)));
}

/**
 * The UTC day of an instant, such as `2026-11-21`.
 *
 * @param at  a date, or its ISO string
 */
export function dayOf(at: Date | string): string {
  return (typeof at === 'string' ? at : at.toISOString()).slice(0, 'YYYY-MM-DD'.length);
}
