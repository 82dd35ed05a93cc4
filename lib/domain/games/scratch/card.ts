import type { WeightedPrize } from '#domain/games/odds/weighted-prizes';
import type { Coin } from '#domain/money/coin';

/**
 * A scratch card as plain data: everything that decides what a card shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. Its full text is hashed into every round.
 */
export interface ScratchCard {
  readonly id: string;
  readonly version: number;
  /** Ids of all symbols. */
  readonly symbols: readonly string[];
  readonly layout: ScratchLayout;
  /** One draw picks a row: the highest prize first, and last the row that wins nothing. */
  readonly prizes: readonly ScratchPrize[];
  /** Prices of a card, in the coin's smallest unit, ascending. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

export type ScratchLayout = MatchLayout | FindLayout;

/** Any symbol wins its own prize when it shows `alike` times. */
export interface MatchLayout {
  readonly kind: 'match';
  readonly cells: number;
  readonly alike: number;
}

/** Each card names one symbol, all equally likely; the prize rises with the number found, from `alike` on. */
export interface FindLayout {
  readonly kind: 'find';
  readonly cells: number;
  readonly alike: number;
  /** How many of every symbol but the named one are in the bag that fills the other cells. */
  readonly copies: number;
}

export interface ScratchPrize extends WeightedPrize {
  /** The winning symbol, or null for the symbol that the card names. */
  readonly symbol: string | null;
  /** How many cells show it; 0 in the row that wins nothing. */
  readonly count: number;
}
