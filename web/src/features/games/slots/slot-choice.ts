import type { Coin } from '#domain/money/coin';

/** What the player plays with. */
export interface SlotChoice {
  readonly coin: Coin;
  /** Whole-spin stake in the coin's smallest unit. */
  readonly stake: number;
}
