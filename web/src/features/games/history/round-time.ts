/**
 * When a round was played, in the player's language and time zone.
 *
 * @param at  an ISO 8601 instant
 */
export function roundTime(at: string, options: { locale?: string; timeZone?: string } = {}): string {
  const { locale, ...zone } = options;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', ...zone }).format(
    new Date(at),
  );
}
