import type { Draws } from '#domain/fairness/draws';
import type { Commitment } from '#domain/fairness/seeds';
import type { SlotMachine } from '#domain/games/slots/machine';
import { drawStops, evaluateSpin } from '#domain/games/slots/spin';
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
  /** The numbers drawn, in order: for a slot machine its reels' stops. */
  readonly draws: readonly number[];
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A game as it is played: its machine and the hash of its published mathematics. */
export interface PlayableGame {
  readonly machine: SlotMachine;
  readonly parHash: string;
}

/**
 * Plays one round: draws, evaluates, and settles stake and payout together.
 *
 * @param round.stake  one of the machine's offered stakes for the coin, in its smallest unit
 * @param chance       the draws that belong to the commitment's nonce, and to no other round
 * @returns postings and the ledger's detail, or why the stake cannot be taken
 */
export function playRound(
  balances: Balances,
  game: PlayableGame,
  round: { coin: Coin; stake: Amount },
  chance: { commitment: Commitment; draws: Draws },
): { postings: Posting[]; detail: RoundDetail } | InsufficientFunds {
  const draws = drawStops(game.machine, chance.draws);
  const payout = amount(evaluateSpin(game.machine, draws, round.stake).payout);
  const postings = settleRound(balances, { ...round, payout });
  if ('code' in postings) return postings;
  const { serverSeedHash, clientSeed, nonce } = chance.commitment;
  const played = { gameId: game.machine.id, parHash: game.parHash, ...round, payout, draws };
  return { postings, detail: { kind: 'round', ...played, serverSeedHash, clientSeed, nonce } };
}
