/** Bounds of a number that the player may type. */
export interface TypedBounds {
  readonly least: number;
  readonly most: number;
  /** Decimals that it may have. */
  readonly decimals: number;
}

/** Prints a number as it may be typed: with the decimal separator of the language, without separators of thousands. */
export function printTyped(
  value: number,
  { decimals }: Pick<TypedBounds, 'decimals'>,
  locale: string,
): string {
  return value.toLocaleString(latin(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}

/**
 * Reads a typed number, rounded to its decimals and moved into its bounds.
 *
 * @returns null for a text that is no number in the language, as `1,5` is none in English; `isExact` is whether it was in bounds as typed
 */
export function readTyped(
  text: string,
  { least, most, decimals }: TypedBounds,
  locale: string,
): { readonly value: number; readonly isExact: boolean } | null {
  const { decimal, group } = separatorsOf(locale);
  const [whole = '', share = '', ...others] = text.trim().split(decimal);
  const digits = digitsOf(whole, group);
  if (digits === null || others.length > 0 || !/^\d*$/.test(share) || `${digits}${share}` === '') return null;
  const typed = Number(`${digits || '0'}.${share || '0'}`);
  const factor = 10 ** decimals;
  const value = Math.min(most, Math.max(least, Math.round(typed * factor) / factor));
  return { value, isExact: value === typed };
}

/** Digits without their separators of thousands; null where a separator does not divide thousands. */
function digitsOf(whole: string, group: string): string | null {
  const [first = '', ...thousands] = /\s/.test(group) ? whole.split(/\s/) : whole.split(group);
  const isGrouped = /^\d{1,3}$/.test(first) && thousands.every((each) => /^\d{3}$/.test(each));
  if (thousands.length === 0 ? /^\d*$/.test(first) : isGrouped) return [first, ...thousands].join('');
  return null;
}

function separatorsOf(locale: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(latin(locale)).formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? ',' };
}

/** The language with the digits that every keyboard has. */
function latin(locale: string): string {
  return new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
}
