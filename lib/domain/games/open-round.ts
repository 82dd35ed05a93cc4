import type { Amount, Coin } from '#domain/money/coin';

/** A settled round that its player has not seen to the end. */
export interface UnseenRound {
  readonly awaits: 'seeing';
  /** Id of its first transaction. */
  readonly id: string;
  /** Id of the transaction that settled it. */
  readonly latest: string;
  readonly gameId: string;
}

/** A round that waits for its player's decision, its stake on hold. Its draws are those of the wallet's last nonce. */
export interface UndecidedRound {
  readonly awaits: 'decision';
  /** Id of its first transaction. */
  readonly id: string;
  /** Id of the transaction with the latest decision; before the first decision, of its first transaction. */
  readonly latest: string;
  readonly gameId: string;
  readonly parHash: string;
  readonly coin: Coin;
  readonly firstStake: Amount;
  /** The first stake plus the additions of decisions. */
  readonly staked: Amount;
  readonly choice: string | null;
  readonly decisions: readonly string[];
}

/** A round that its player must finish before any other play. */
export type OpenRound = UnseenRound | UndecidedRound;
