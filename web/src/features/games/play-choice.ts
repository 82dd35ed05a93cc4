import type { Coin } from '#domain/money/coin';

/** The player's coin and stake. */
export interface PlayChoice {
  readonly coin: Coin;
  /** In the coin's smallest unit; for a game on which several chips are laid, the value of one chip. */
  readonly stake: number;
}
