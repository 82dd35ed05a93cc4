import type { WeightedPrize } from '#domain/games/odds/weighted-prizes';
import type { Coin } from '#domain/money/coin';

/**
 * A wheel of fortune as plain data: everything that decides what a spin shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. Its full text is hashed into every round.
 */
export interface Wheel {
  readonly id: string;
  readonly version: number;
  /** In order around the rim, clockwise. One draw picks a segment; where all weights are 1, segments look as likely as they are. */
  readonly segments: readonly WeightedPrize[];
  /** Prices of a spin, in the coin's smallest unit, ascending. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}
