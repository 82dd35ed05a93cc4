/**
 * Integers modulo a prime below 2^26, kept in 0 … prime − 1. A product of two is below 2^52, so a double, which is exact up to 2^53, can
 * hold it plus one more residue.
 */
export interface PrimeField {
  readonly prime: number;
  /** 1 / prime, rounded. */
  readonly reciprocal: number;
  /** An element whose powers return to 1 after exactly `length` steps. */
  readonly root: number;
}

/**
 * Reduces an integer below prime² modulo the prime: Barrett's reduction in floating point (J. van der Hoeven, G. Lecerf, G. Quintin,
 * Modular SIMD arithmetic in Mathemagix, 2014, section 3).
 *
 * Two roundings of at most 2⁻⁵³ each put the estimated quotient off by less than prime · 2⁻⁵², which is below 1 / prime. Rounded down it is
 * therefore never above the true quotient, and at most one below it; all other steps are exact.
 */
function reduce(value: number, prime: number, reciprocal: number): number {
  const rest = value - Math.floor(value * reciprocal) * prime;
  return rest >= prime ? rest - prime : rest;
}

/**
 * Adds the product of the numbers at the same index to each sum, in place.
 *
 * Loops over many numbers are in this file, beside `reduce`: calls within a module are the fastest.
 */
export function addProducts(
  { prime, reciprocal }: PrimeField,
  sums: Float64Array,
  left: Float64Array,
  right: Float64Array,
): void {
  for (let at = 0; at < sums.length; at += 1) {
    const product = (left[at] as number) * (right[at] as number);
    sums[at] = reduce((sums[at] as number) + product, prime, reciprocal);
  }
}

/** Multiplies in the field. */
export function multiply({ prime, reciprocal }: PrimeField, left: number, right: number): number {
  return reduce(left * right, prime, reciprocal);
}

/** Raises to a power ≥ 0 in the field, by squaring. */
export function power(field: PrimeField, base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(field, result, square);
    square = multiply(field, square, square);
  }
  return result;
}

/** Inverts in the field: by Fermat, a^(p − 2) · a is 1. */
export function invert(field: PrimeField, value: number): number {
  return power(field, value, field.prime - 2);
}

/**
 * Evaluates a polynomial at all powers of the field's root, in place: the number-theoretic transform, by the radix-2 scheme of Cooley and
 * Tukey (1965) over a prime field (J. M. Pollard, The fast Fourier transform in a finite field, 1971).
 *
 * @param values  coefficients, lowest first, as many as the root's cycle is long
 */
export function transform(field: PrimeField, values: Float64Array): void {
  transformWith(field, field.root, values);
}

/** Recovers the coefficients from the values at all powers of the root, in place. */
export function transformBack(field: PrimeField, values: Float64Array): void {
  transformWith(field, invert(field, field.root), values);
  const share = invert(field, values.length);
  for (let at = 0; at < values.length; at += 1) values[at] = multiply(field, values[at] as number, share);
}

function transformWith(field: PrimeField, root: number, values: Float64Array): void {
  const { prime, reciprocal } = field;
  const powers = powersOf(field, root, values.length / 2);
  reverseBits(values);
  for (let half = 1; half < values.length; half *= 2) {
    const stride = values.length / (2 * half);
    for (let start = 0; start < values.length; start += 2 * half) {
      for (let each = 0; each < half; each += 1) {
        const even = values[start + each] as number;
        const twiddled = (values[start + each + half] as number) * (powers[each * stride] as number);
        const odd = reduce(twiddled, prime, reciprocal);
        const sum = even + odd;
        const difference = even - odd;
        values[start + each] = sum >= prime ? sum - prime : sum;
        values[start + each + half] = difference < 0 ? difference + prime : difference;
      }
    }
  }
}

function powersOf(field: PrimeField, root: number, count: number): Float64Array {
  const powers = new Float64Array(count);
  let power = 1;
  for (let each = 0; each < count; each += 1) {
    powers[each] = power;
    power = multiply(field, power, root);
  }
  return powers;
}

/** Swaps each value with the one at the bit-reversed index, which is incremented with a reversed carry. */
function reverseBits(values: Float64Array): void {
  let reversed = 0;
  for (let index = 0; index < values.length; index += 1) {
    if (reversed > index) {
      const value = values[index] as number;
      values[index] = values[reversed] as number;
      values[reversed] = value;
    }
    let bit = values.length >> 1;
    while (bit > 0 && (reversed & bit) !== 0) {
      reversed ^= bit;
      bit >>= 1;
    }
    reversed |= bit;
  }
}
