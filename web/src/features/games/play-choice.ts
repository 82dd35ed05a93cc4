import type { Coin } from '#domain/money/coin';

/** What the player plays with. */
export interface PlayChoice {
  readonly coin: Coin;
  /** In the coin's smallest unit; of a game on which several chips are laid, the value of one chip. */
  readonly stake: number;
}
