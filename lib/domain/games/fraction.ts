/** An exact share, in lowest terms with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Makes a fraction in lowest terms.
 *
 * @throws RangeError unless numerator ≥ 0 and denominator > 0: shares are never negative (our bug)
 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (numerator < 0n || denominator <= 0n) throw new RangeError(`${numerator}/${denominator} is not a share`);
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Adds two fractions exactly. */
export function plus(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

/** Tells whether two fractions in lowest terms are the same number. */
export function isSameFraction(left: Fraction, right: Fraction): boolean {
  return left.numerator === right.numerator && left.denominator === right.denominator;
}

/** Words a fraction in basis points (1 = 0.01 %), rounded down: a published share is never overstated. */
export function basisPointsDown(share: Fraction): number {
  return Number((share.numerator * 10_000n) / share.denominator);
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestCommonDivisor(right, left % right);
}
