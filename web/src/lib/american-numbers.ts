/** Where there is no browser nobody knows. */
const { language: browserLocale = null } =
  (globalThis as { navigator?: { language: string } }).navigator ?? {};

/**
 * Whether numbers are to be written as in the house's own country.
 *
 * @param locale  without one, the browser's
 */
export function isAmerican(locale?: string): boolean {
  return (locale ?? browserLocale) === 'en-US';
}

/**
 * Writes a number as the browser would for `en-US`: 1234.5 with two decimals is `1,234.50`. A phone takes about 100 ms to ready the browser's
 * own formats, which is too long for the first page that somebody opens.
 */
export function writeAmerican(value: number, decimals: number): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const separated = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? separated : `${separated}.${rest}`;
}
