/** Null outside of a browser. */
const { language: browserLocale = null } =
  (globalThis as { navigator?: { language: string } }).navigator ?? {};

/**
 * Whether numbers use the US format.
 *
 * @param locale  @default the browser's
 */
export function isAmerican(locale?: string): boolean {
  return (locale ?? browserLocale) === 'en-US';
}

/**
 * Formats a number as `Intl` would for `en-US`: 1234.5 with two decimals is `1,234.50`. Phones take about 100 ms to initialize `Intl`
 * formats, which is too long for the first page.
 */
export function writeAmerican(value: number, decimals: number): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const separated = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? separated : `${separated}.${rest}`;
}

/** Formats a count with separators and at most one decimal: 64149360 is `64,149,360`. */
export function formatCount(count: number): string {
  return writeAmerican(count, count.toFixed(1).endsWith('.0') ? 0 : 1);
}

/** Formats basis points as a percentage with two decimals: 9550 is `95.50%`. */
export function formatPercent(basisPoints: number): string {
  return `${writeAmerican(basisPoints / 100, 2)}%`;
}
