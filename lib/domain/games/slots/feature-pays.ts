import { addProducts, power, type PrimeField, transform, transformBack } from '../residues/prime-field';
import { primeFields } from '../residues/prime-fields';
import { wholeNumbers } from '../residues/whole-numbers';
import { type FeaturePlan, featurePlan } from './feature-plan';
import type { SpinPay } from './spin-pays';

/** Possible total payouts of a round's free spins, in stake parts, with their weights; all starts have the same total. */
export type FeaturePays = ReadonlyMap<number, bigint>;

/** Values of every polynomial processed at a time, so that those of all states fit into the processor's cache. */
const valuesAtATime = 256;

/**
 * Computes the exact payouts of a whole feature, for each number of free spins that it can begin with.
 *
 * Let f_a be the polynomial whose coefficient of x^k counts the combinations of a free spin that pay k and award a. The payouts of a
 * feature from a state on are then R(state) = Σ f_a · R(state after a), and where no spin is left, the number of combinations of all spins
 * that could still have come; so every R from a start has the same total, `combinations`^`most`.
 *
 * Coefficients have hundreds of digits, so the recursion runs on residues modulo many small primes, and on values instead of coefficients,
 * where a product of polynomials is a product of numbers; at the end the coefficients are recovered by the inverse transform, and the
 * integers from their residues. Nothing is rounded.
 *
 * @param most    most free spins of one round
 * @param starts  distinct numbers of free spins that a feature can begin with
 * @param spin    possible results of one free spin, all its combinations
 * @returns the payouts of each start, in the order of the starts
 */
export function featurePays(
  most: number,
  starts: readonly number[],
  spin: readonly SpinPay[],
): FeaturePays[] {
  const awards = [...new Set(spin.map(({ award }) => award))];
  const plan = featurePlan(most, starts, awards);
  const combinations = spin.reduce((sum, each) => sum + each.combinations, 0);
  const unit = spin.reduce((divisor, { parts }) => greatestCommonDivisor(divisor, parts), 0) || 1;
  const pays = spin.reduce((highest, { parts }) => Math.max(highest, parts / unit), 0) * most + 1;
  const length = 2 ** Math.ceil(Math.log2(pays));
  const fields = primeFields(length, BigInt(combinations) ** BigInt(most));

  const residues = fields.map((field) => {
    const polynomials = awards.map((award) =>
      valuesOfPolynomial(
        field,
        length,
        spin.filter((each) => each.award === award).map((each) => [each.parts / unit, each.combinations]),
      ),
    );
    const results = valuesOfStarts(field, plan, polynomials, { most, combinations });
    results.forEach((values) => transformBack(field, values));
    return results;
  });
  return starts.map((_, start) => {
    const ofStart = residues.map((results) => (results[start] as Float64Array).subarray(0, pays));
    const weights = wholeNumbers(fields, ofStart).map((weight, units) => [units * unit, weight] as const);
    return new Map(weights.filter(([, weight]) => weight > 0n));
  });
}

function valuesOfPolynomial(
  field: PrimeField,
  length: number,
  terms: readonly (readonly [exponent: number, coefficient: number])[],
): Float64Array {
  const values = new Float64Array(length);
  for (const [exponent, coefficient] of terms) values[exponent] = coefficient % field.prime;
  transform(field, values);
  return values;
}

/** Runs the recursion at every value, from the ends of the feature to its starts. */
function valuesOfStarts(
  field: PrimeField,
  plan: FeaturePlan,
  polynomials: readonly Float64Array[],
  { most, combinations }: { most: number; combinations: number },
): Float64Array[] {
  const length = (polynomials[0] as Float64Array).length;
  const results = plan.starts.map(() => new Float64Array(length));
  const chunk = Math.min(valuesAtATime, length);
  const valuesOf = plan.states.map(({ left, won }) =>
    new Float64Array(chunk).fill(left === 0 ? power(field, combinations % field.prime, most - won) : 0),
  );
  for (let from = 0; from < length; from += chunk) {
    plan.states.forEach(({ left }, state) => {
      if (left === 0) return;
      const values = (valuesOf[state] as Float64Array).fill(0);
      (plan.next[state] as readonly number[]).forEach((next, award) => {
        const ofAward = (polynomials[award] as Float64Array).subarray(from, from + chunk);
        addProducts(field, values, ofAward, valuesOf[next] as Float64Array);
      });
    });
    plan.starts.forEach((state, start) => results[start]?.set(valuesOf[state] as Float64Array, from));
  }
  return results;
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}
