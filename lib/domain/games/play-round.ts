import type { Draws } from '#domain/fairness/draws';
import type { Commitment } from '#domain/fairness/seeds';
import type { SlotMachine } from '#domain/games/slots/machine';
import { drawRound, evaluateRound } from '#domain/games/slots/round';
import { type Amount, amount, type Coin } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import type { Posting } from '#domain/wallet/posting';
import { type InsufficientFunds, settleRound } from '#domain/wallet/stake';

/**
 * How the ledger remembers a round: what chance gave and what it was played on, from which the whole outcome
 * is derived again.
 */
export interface RoundDetail {
  readonly kind: 'round';
  readonly gameId: string;
  /** Names the exact version of the game's mathematics. */
  readonly parHash: string;
  readonly coin: Coin;
  readonly stake: Amount;
  readonly payout: Amount;
  /** The numbers drawn, in order: for a slot machine its reels' stops, spin after spin. */
  readonly draws: readonly number[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** How the ledger remembers that a player has seen an open round to its end: it moves no coins. */
export interface RoundSeenDetail {
  readonly kind: 'round-seen';
  readonly gameId: string;
  /** Id of the round's transaction. */
  readonly round: string;
}

/** A round that was played: what it moves, what is remembered, and whether it takes its player time to see it to the end. */
export interface PlayedRound {
  readonly postings: Posting[];
  readonly detail: RoundDetail;
  /** Free spins are still to be seen. All is settled: nobody loses anything by never looking. */
  readonly isOpen: boolean;
}

/** A game as it is played: its machine and the hash of its published mathematics. */
export interface PlayableGame {
  readonly machine: SlotMachine;
  readonly parHash: string;
}

/**
 * Plays one round to its end: draws, evaluates, and settles stake and payout together.
 *
 * @param round.stake  one of the machine's offered stakes for the coin, in its smallest unit
 * @param chance       the draws that belong to the commitment's nonce, and to no other round
 * @returns the round, or why the stake cannot be taken
 */
export function playRound(
  balances: Balances,
  game: PlayableGame,
  round: { coin: Coin; stake: Amount },
  chance: { commitment: Commitment; draws: Draws },
): PlayedRound | InsufficientFunds {
  const draws = drawRound(game.machine, chance.draws);
  const outcome = evaluateRound(game.machine, draws, round.stake);
  const payout = amount(outcome.payout);
  const postings = settleRound(balances, { ...round, payout });
  if ('code' in postings) return postings;
  const { serverSeedHash, clientSeed, nonce } = chance.commitment;
  const played = { gameId: game.machine.id, parHash: game.parHash, ...round, payout, draws };
  const detail: RoundDetail = { kind: 'round', ...played, serverSeedHash, clientSeed, nonce };
  return { postings, detail, isOpen: outcome.spins.length > 1 };
}
