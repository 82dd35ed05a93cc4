import { basisPointsDown, decimalDown, type Fraction } from './fraction';

/** A share as an exact fraction in lowest terms, as decimal text so that it survives JSON. */
export interface ExactShare {
  readonly numerator: string;
  readonly denominator: string;
  /** In hundredths of a percent, rounded down. */
  readonly basisPoints: number;
}

/**
 * A share whose exact fraction is too long to read: with free spins it has hundreds of digits. It is computed exactly, too, and then
 * rounded down to `decimals`.
 */
export interface RoundedShare {
  readonly decimal: string;
  readonly decimals: number;
  /** In hundredths of a percent, rounded down. */
  readonly basisPoints: number;
}

export type Share = ExactShare | RoundedShare;

const longestDenominator = 20;
const decimals = 30;

/** Formats a share for publication: as a fraction when its denominator has at most 20 digits, otherwise with 30 decimals. */
export function share(exact: Fraction): Share {
  const basisPoints = basisPointsDown(exact);
  const denominator = String(exact.denominator);
  if (denominator.length > longestDenominator) {
    return { decimal: decimalDown(exact, decimals), decimals, basisPoints };
  }
  return { numerator: String(exact.numerator), denominator, basisPoints };
}

/** Formats odds of 1 in N, rounded up: `64149360`, and from 10^15 on with three digits, as `1.23e+45`. */
export function oneIn({ numerator, denominator }: Fraction): string {
  const rounds = roundedUp(denominator, numerator);
  const digits = String(rounds);
  if (digits.length <= 15) return digits;
  const leading = String(roundedUp(rounds, 10n ** BigInt(digits.length - 3)));
  const exponent = digits.length - 3 + leading.length - 1;
  return `${leading[0]}.${leading.slice(1, 3)}e+${exponent}`;
}

/** A published share as a number, for further computation. */
export function numberOf(published: Share): number {
  if ('decimal' in published) return Number(published.decimal);
  return Number(published.numerator) / Number(published.denominator);
}

function roundedUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
