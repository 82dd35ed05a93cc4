import { isAmerican, writeAmerican } from './american-numbers';
import { numberFormat } from './number-format';

/** Limits of the number of digits after the decimal point. */
interface Decimals {
  /** @default 0 */
  readonly least?: number;
  readonly most: number;
}

/** Formats a count with separators: 64149360 is `64,149,360`. */
export function countLabel(count: number, locale?: string): string {
  return isAmerican(locale) && Number.isSafeInteger(count)
    ? writeAmerican(count, 0)
    : numberFormat(locale).format(count);
}

/** Formats a number with a fixed or limited number of decimals: 1234.5 with two is `1,234.50`. */
export function decimalLabel(value: number, { least = 0, most }: Decimals, locale?: string): string {
  return numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);
}

/** Formats basis points with two decimals: 9559 is `95.59%`. */
export function percentLabel(basisPoints: number): string {
  return shareLabel(basisPoints / 10_000, { least: 2, most: 2 });
}

/** Formats a share of one as a percentage: 0.0225 with at most two decimals is `2.25%`. */
export function shareLabel(share: number, { least = 0, most }: Decimals, locale?: string): string {
  const decimals = { minimumFractionDigits: least, maximumFractionDigits: most };
  return numberFormat(locale, { style: 'percent', ...decimals }).format(share);
}

/**
 * Formats a frequency: `1 in 133`; the number of digits for astronomically rare events; `never` for impossible ones.
 *
 * @param oneIn  a number as text, possibly `3.73e+223`; infinite for never
 */
export function oneInLabel(oneIn: string | number, locale?: string): string {
  const rounds = Number(oneIn);
  if (rounds === Infinity) return 'never';
  if (rounds < 1e15) {
    const digits = rounds < 10 ? 1 : 0;
    return `1 in ${decimalLabel(rounds, { least: digits, most: digits }, locale)}`;
  }
  return `1 in a ${Math.floor(Math.log10(rounds)) + 1}-digit number`;
}

/**
 * Formats a probability as a percentage and as a rate to three digits: `2.5%`, `1 in 40`.
 *
 * @param of  sum of the weights
 */
export function oddsLabels(weight: number, of: number): { share: string; oneIn: string } {
  const rate = numberFormat(undefined, { maximumSignificantDigits: 3 }).format(of / weight);
  return { share: shareLabel(weight / of, { most: 2 }), oneIn: `1 in ${rate}` };
}

/**
 * Formats an amount of dollars: `$9.99`, signed `-$4.98`.
 *
 * @param options.isSigned  `+$4.98` above zero as well
 * @param options.isWhole  without cents
 */
export function dollarsLabel(
  cents: number,
  {
    isSigned = false,
    isWhole = false,
    locale,
  }: { isSigned?: boolean; isWhole?: boolean; locale?: string | undefined } = {},
): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    signDisplay: isSigned ? 'exceptZero' : 'auto',
    ...(isWhole && { maximumFractionDigits: 0 }),
  }).format(cents / 100);
}
