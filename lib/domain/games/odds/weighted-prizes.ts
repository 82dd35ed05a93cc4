import type { Draws } from '#domain/fairness/draws';
import { fraction } from './fraction';
import type { PayDistribution } from './pay-statistics';
import { oneIn, type Share, share } from './share';

/** A row of a table from which a single draw picks with probability `weight` divided by the sum of all weights. */
export interface Weighted {
  /** An integer of at least 1. */
  readonly weight: number;
}

/** A row with its multiple of the stake, an integer; 0 for the row that wins nothing. */
export interface WeightedPrize extends Weighted {
  readonly multiple: number;
}

/** Odds of a row. */
export interface RowOdds {
  readonly share: Share;
  /** Average number of draws per occurrence, rounded up. */
  readonly oneIn: string;
}

/** Adds up the weights: the bound of the draw that picks a row. */
export function totalWeight(rows: readonly Weighted[]): number {
  let sum = 0;
  for (const { weight } of rows) sum += weight;
  return sum;
}

/**
 * Picks a row of the table with one draw below the sum of the weights.
 *
 * Numbers from 0 belong to the rows in order, as many as each row's weight.
 *
 * @returns the row's index in the table
 * @throws RangeError for an empty table or weights that add up to more than 2^32
 */
export function drawRow(rows: readonly Weighted[], draws: Draws): number {
  let left = draws.below(totalWeight(rows));
  let row = 0;
  for (; left >= (rows[row] as Weighted).weight; row += 1) left -= (rows[row] as Weighted).weight;
  return row;
}

/** Computes the exact odds of each row of the table. */
export function oddsOfRows(rows: readonly Weighted[]): RowOdds[] {
  const total = BigInt(totalWeight(rows));
  return rows.map(({ weight }) => {
    const exact = fraction(BigInt(weight), total);
    return { share: share(exact), oneIn: oneIn(exact) };
  });
}

/** Weighs every payout of the table, in whole stakes. Rows with the same multiple are merged. */
export function prizeDistribution(prizes: readonly WeightedPrize[]): PayDistribution {
  const weights = new Map<number, bigint>();
  for (const { multiple, weight } of prizes) {
    weights.set(multiple, (weights.get(multiple) ?? 0n) + BigInt(weight));
  }
  return {
    pays: [...weights]
      .map(([parts, weight]) => ({ parts, weight }))
      .sort((left, right) => left.parts - right.parts),
    total: BigInt(totalWeight(prizes)),
  };
}
