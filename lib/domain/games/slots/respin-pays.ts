import { type Fraction, greatestCommonDivisor } from '../odds/fraction';
import { totalWeight } from '../odds/weighted-prizes';
import type { RespinRules } from './machine';
import { respinOdds } from './respin-odds';

/** Possible payouts of respins in whole stakes, with their weights. */
export type RespinPays = ReadonlyMap<number, bigint>;

/**
 * Weighs every payout of respins, for each number of symbols that they can begin with: the sum of as many values as there are symbols at the
 * end is a convolution of their table.
 *
 * @param positions  number of positions of the window
 * @param starts     distinct numbers of symbols of a base spin that begins respins
 * @returns the payouts of each start, in the order of the starts; the weights of each add up to `total`
 */
export function respinPays(
  rules: RespinRules,
  positions: number,
  starts: readonly number[],
): { readonly total: bigint; readonly ofStarts: readonly RespinPays[] } {
  const ends = starts.map((start) => [...respinOdds(rules, positions, start).ends]);
  const denominator = ends
    .flat()
    .reduce((common, [, chance]) => leastCommonMultiple(common, chance.denominator), 1n);
  const sums = sumsOfValues(rules, positions);
  const valueTotal = BigInt(totalWeight(rules.values));
  const ofStarts = ends.map((ofStart) => {
    const pays = new Map<number, bigint>();
    for (const [held, chance] of ofStart) {
      const weight = weightIn(denominator, chance) * valueTotal ** BigInt(positions - held);
      const grand = held === positions ? rules.grand : 0;
      for (const [sum, ways] of sums[held] as RespinPays)
        pays.set(sum + grand, (pays.get(sum + grand) ?? 0n) + weight * ways);
    }
    return pays;
  });
  return { total: denominator * valueTotal ** BigInt(positions), ofStarts };
}

/** Weights of the sums of 0, 1, 2 … values. */
function sumsOfValues({ values }: RespinRules, most: number): RespinPays[] {
  const sums: RespinPays[] = [new Map([[0, 1n]])];
  for (let count = 1; count <= most; count += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums[count - 1] as RespinPays) {
      for (const { multiple, weight } of values)
        next.set(sum + multiple, (next.get(sum + multiple) ?? 0n) + ways * BigInt(weight));
    }
    sums.push(next);
  }
  return sums;
}

function weightIn(denominator: bigint, chance: Fraction): bigint {
  return (chance.numerator * denominator) / chance.denominator;
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
