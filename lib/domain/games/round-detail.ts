import type { Amount, Coin } from '#domain/money/coin';

/** What the ledger remembers of a round, settled or not: what chance gave and what it was played on. */
interface RoundRecord {
  readonly gameId: string;
  /** Names the exact version of the game's mathematics. */
  readonly parHash: string;
  readonly coin: Coin;
  /** All that was staked so far. */
  readonly stake: Amount;
  /** What was staked before any decision; left out where decisions have added nothing. */
  readonly firstStake?: Amount;
  /** What was staked on, left out of games without a choice. */
  readonly choice?: string;
  /** What was decided after the stake, left out of rounds without decisions. */
  readonly decisions?: readonly string[];
  /** The numbers drawn so far, in order: for a slot machine its reels' stops, spin after spin. */
  readonly draws: readonly number[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** How the ledger remembers a settled round: whatever it showed is derived from this again. */
export interface RoundDetail extends RoundRecord {
  readonly kind: 'round';
  readonly payout: Amount;
  /** Id of the transaction that the round began with, where it was not settled at once. */
  readonly begun?: string;
}

/** How the ledger remembers that a round has begun, or gone on, and waits for a decision: its stake is set aside. */
export interface RoundOpenDetail extends RoundRecord {
  readonly kind: 'round-open';
  /** Id of the transaction that the round began with; left out of that transaction itself. */
  readonly begun?: string;
}

/** How the ledger remembers that a player has seen an open round to its end: it moves no coins. */
export interface RoundSeenDetail {
  readonly kind: 'round-seen';
  readonly gameId: string;
  /** Id of the round's transaction. */
  readonly round: string;
}
