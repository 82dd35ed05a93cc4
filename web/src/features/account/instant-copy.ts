/**
 * Formats an instant in the player's time zone: "Sun, Nov 22, 2026, 12:00 AM".
 *
 * @param at  an instant in ISO 8601
 */
export function instantLabel(
  at: string,
  { timeZone, locale }: { timeZone?: string | undefined; locale?: string | undefined } = {},
): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(at));
}
