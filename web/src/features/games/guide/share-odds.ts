import type { PublishedGame } from '#contracts/play/public-routes';

type Share = PublishedGame['parSheet']['hitRate'];

/** A published share as a number from 0 to 1, as near as numbers come. */
export function shareOf(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

/**
 * How rare something is, in words: "1 in 133", for what nobody will ever see how many digits that number has, and "never" for what
 * cannot be.
 *
 * @param oneIn  a number as text, maybe `3.73e+223`; infinite for never
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
  return `1 in a number of ${Math.floor(Math.log10(rounds)) + 1} digits`;
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent', minimumFractionDigits: 2 });

/** A share of hundredths of a percent, as people read it: "95.59%". */
export function percentLabel(basisPoints: number): string {
  return percent.format(basisPoints / 10_000);
}
