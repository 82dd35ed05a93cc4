import type { PublishedGame } from '#contracts/play/public-routes';

type Share = PublishedGame['parSheet']['hitRate'];

/** A published share as a number from 0 to 1, with floating-point accuracy. */
export function shareOf(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

/**
 * A frequency as a label: "1 in 133"; the number of digits for astronomically rare events; "never" for impossible ones.
 *
 * @param oneIn  a number as text, possibly `3.73e+223`; infinite for never
 */
export function oneInLabel(oneIn: string | number, locale?: string): string {
  const rounds = Number(oneIn);
  if (rounds === Infinity) return 'never';
  if (rounds < 1e15) {
    const digits = rounds < 10 ? 1 : 0;
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return `1 in ${format.format(rounds)}`;
  }
  return `1 in a ${Math.floor(Math.log10(rounds)) + 1}-digit number`;
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent', minimumFractionDigits: 2 });

/** A share in basis points as a percentage: "95.59%". */
export function percentLabel(basisPoints: number): string {
  return percent.format(basisPoints / 10_000);
}
