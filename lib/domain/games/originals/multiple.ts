import type { Fraction } from '#domain/games/odds/fraction';

/** Multiples are whole numbers of hundredths of the stake. */
export const hundredths = 100;

/** Hundredths of the stake that a fair bet with 1 percent edge returns on average. */
const returned = 99n;

/** The cap of every multiple: 10,000 times the stake. A round that reaches it ends and is paid. */
export const highestMultiple = 1_000_000;

/**
 * The multiple that a win with this chance pays, in hundredths of the stake: 0.99 divided by the chance, rounded down, at most the cap. One
 * of at least the stake and below the cap returns more than 98 and at most 99 percent on average.
 */
export function multipleOf({ numerator, denominator }: Fraction): number {
  const multiple = (returned * denominator) / numerator;
  return Number(multiple < highestMultiple ? multiple : BigInt(highestMultiple));
}
