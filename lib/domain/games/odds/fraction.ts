/** An exact share, in lowest terms with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Creates a fraction in lowest terms.
 *
 * @throws RangeError unless numerator ≥ 0 and denominator > 0: shares are never negative
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

/** Multiplies two fractions exactly. */
export function times(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** Whether a fraction is less than another one. */
export function isLess(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

/** Whether two fractions in lowest terms are equal. */
export function isSameFraction(left: Fraction, right: Fraction): boolean {
  return left.numerator === right.numerator && left.denominator === right.denominator;
}

/** Converts a fraction to basis points (1 = 0.01 %), rounded down: a published share is never overstated. */
export function basisPointsDown(share: Fraction): number {
  return Number((share.numerator * 10_000n) / share.denominator);
}

/** Formats a fraction with a number of decimals (at least one), rounded down: `0.3333` for a third with four. */
export function decimalDown(share: Fraction, decimals: number): string {
  const scaled = (share.numerator * 10n ** BigInt(decimals)) / share.denominator;
  const digits = String(scaled).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Formats the square root of a fraction, rounded down to a number of decimals (at least one). */
export function squareRootDown(square: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const root = integerSquareRoot((square.numerator * scale * scale) / square.denominator);
  return decimalDown({ numerator: root, denominator: scale }, decimals);
}

/** Greatest common divisor, by Euclid's algorithm; the other number when one is 0. */
export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [divisor, rest] = [left, right];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}

/** Newton's iteration from above: it decreases until it reaches the root rounded down. */
function integerSquareRoot(square: bigint): bigint {
  if (square === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
