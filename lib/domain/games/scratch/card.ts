import type { WeightedPrize } from '#domain/games/odds/weighted-prizes';
import type { Coin } from '#domain/money/coin';

/**
 * A scratch card as plain data: everything that decides what a card shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. The text of all of it is hashed into every round.
 */
export interface ScratchCard {
  readonly id: string;
  readonly version: number;
  /** Every symbol id that can stand under the foil. */
  readonly symbols: readonly string[];
  readonly layout: ScratchLayout;
  /** One draw picks a row: the highest prize first, and last the row that wins nothing. */
  readonly prizes: readonly ScratchPrize[];
  /** What a card costs, in the coin's smallest unit, rising. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

export type ScratchLayout = MatchLayout | FindLayout;

/** Any symbol wins its own prize when it shows `alike` times. */
export interface MatchLayout {
  readonly kind: 'match';
  readonly cells: number;
  readonly alike: number;
}

/** Each card names one symbol, as likely as any other; the more often it is found, the higher the prize, from `alike` times on. */
export interface FindLayout {
  readonly kind: 'find';
  readonly cells: number;
  readonly alike: number;
  /** How many of every symbol but the named one are in the bag from which the other cells are filled. */
  readonly copies: number;
}

export interface ScratchPrize extends WeightedPrize {
  /** What shows: a symbol of the card, or null for the symbol that the card names. */
  readonly symbol: string | null;
  /** How many cells show it; 0 in the row that wins nothing. */
  readonly count: number;
}
