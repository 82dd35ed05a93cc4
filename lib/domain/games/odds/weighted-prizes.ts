import type { Draws } from '#domain/fairness/draws';
import { fraction } from './fraction';
import type { PayDistribution } from './pay-statistics';
import { oneIn, type Share, share } from './share';

/** One row of a table from which a single draw picks: it comes up `weight` times in as many draws as all weights add up to. */
export interface Weighted {
  /** A whole number, at least 1. */
  readonly weight: number;
}

/** A row that pays: its multiple of the stake, a whole number, 0 for the row that wins nothing. */
export interface WeightedPrize extends Weighted {
  readonly multiple: number;
}

/** How often a row comes up. */
export interface RowOdds {
  readonly share: Share;
  /** Draws between two of them on average, rounded up. */
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
 * The numbers from 0 on belong to the rows in order, each row as many as its weight.
 *
 * @returns the row's position in the table
 * @throws RangeError for an empty table or weights that add up to more than 2^32 (our bug)
 */
export function drawRow(rows: readonly Weighted[], draws: Draws): number {
  let left = draws.below(totalWeight(rows));
  let row = 0;
  for (; left >= (rows[row] as Weighted).weight; row += 1) left -= (rows[row] as Weighted).weight;
  return row;
}

/** Tells how often each row of the table comes up, exactly. */
export function oddsOfRows(rows: readonly Weighted[]): RowOdds[] {
  const total = BigInt(totalWeight(rows));
  return rows.map(({ weight }) => {
    const exact = fraction(BigInt(weight), total);
    return { share: share(exact), oneIn: oneIn(exact) };
  });
}

/** Weighs every payout of the table, in whole stakes. Rows of one multiple count together. */
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
