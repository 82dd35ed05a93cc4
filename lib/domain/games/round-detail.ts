import type { Amount, Coin } from '#domain/money/coin';

/** Ledger data of a round, settled or not: its draws and its inputs. */
interface RoundRecord {
  readonly gameId: string;
  /** Identifies the exact version of the game's mathematics. */
  readonly parHash: string;
  readonly coin: Coin;
  /** Total staked so far. */
  readonly stake: Amount;
  /** Stake before any decision; absent where decisions have added nothing. */
  readonly firstStake?: Amount;
  /** The player's choice; absent for games without one. */
  readonly choice?: string;
  /** Decisions after the stake; absent for rounds without any. */
  readonly decisions?: readonly string[];
  /** The numbers drawn so far, in order: for a slot machine its reels' stops, spin after spin. */
  readonly draws: readonly number[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Ledger data of a settled round; its outcome is derived from this. */
export interface RoundDetail extends RoundRecord {
  readonly kind: 'round';
  readonly payout: Amount;
  /** Id of the round's first transaction, where it was not settled in one. */
  readonly begun?: string;
}

/** Ledger data of a round that has begun or continued and waits for a decision: its stake is on hold. */
export interface RoundOpenDetail extends RoundRecord {
  readonly kind: 'round-open';
  /** Id of the round's first transaction; absent in that transaction itself. */
  readonly begun?: string;
}

/** Ledger data of an open round that its player has seen to the end: it moves no coins. */
export interface RoundSeenDetail {
  readonly kind: 'round-seen';
  readonly gameId: string;
  /** Id of the round's transaction. */
  readonly round: string;
}
