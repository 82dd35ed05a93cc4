import type { WeightedPrize } from '#domain/games/odds/weighted-prizes';
import type { Coin } from '#domain/money/coin';

/**
 * A wheel of fortune as plain data: everything that decides what a spin shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. The text of all of it is hashed into every round.
 */
export interface Wheel {
  readonly id: string;
  readonly version: number;
  /** As they stand around the rim, clockwise. One draw picks a segment; where all weights are 1, what is seen is what is drawn. */
  readonly segments: readonly WeightedPrize[];
  /** What a spin costs, in the coin's smallest unit, rising. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}
