const formats = new Map<string, Intl.NumberFormat>();

/**
 * A formatter of numbers, created on first use and then kept: creating one takes long, and some amounts change many times a second.
 *
 * @param locale  @default the browser's
 */
export function numberFormat(locale?: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
