import type { Amount, Coin } from '#domain/money/coin';

/** A settled round that its player has not seen to the end. */
export interface UnseenRound {
  readonly awaits: 'seeing';
  /** Of the transaction that it began with. */
  readonly id: string;
  /** Of the transaction that settled it. */
  readonly latest: string;
  readonly gameId: string;
}

/** A round that waits for its player's decision, its stake set aside. The wallet's last nonce is its chance. */
export interface UndecidedRound {
  readonly awaits: 'decision';
  /** Of the transaction that it began with. */
  readonly id: string;
  /** Of the transaction with the latest decision; before the first, of that which it began with. */
  readonly latest: string;
  readonly gameId: string;
  readonly parHash: string;
  readonly coin: Coin;
  readonly firstStake: Amount;
  /** The first stake and whatever decisions have added to it. */
  readonly staked: Amount;
  readonly choice: string | null;
  readonly decisions: readonly string[];
}

/** What waits for its player before anything else is played. */
export type OpenRound = UnseenRound | UndecidedRound;
