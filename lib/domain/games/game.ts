import type { Draws } from '#domain/fairness/draws';
import type { Coin } from '#domain/money/coin';

/** By whose mathematics a game is played. How it is opened on the site is another matter. */
export const gameFamilies = ['slots', 'scratch', 'wheel', 'video-poker', 'blackjack', 'roulette'] as const;

export type GameFamily = (typeof gameFamilies)[number];

/** What a player asks a game for, and has decided since. */
export interface Play {
  /** The first stake, in the coin's smallest unit. */
  readonly stake: number;
  /** What it is staked on, in the game's own notation; null for games that offer no choice. */
  readonly choice: string | null;
  /** What was decided after the stake, in the game's own words and in order. */
  readonly decisions: readonly string[];
}

/** A round as far as it has come. */
export interface RoundSoFar<Outcome> {
  /** Tells only what the player may know by now. */
  readonly outcome: Outcome;
  /** The first stake and whatever decisions added to it, in the coin's smallest unit. */
  readonly staked: number;
  /** All that the round pays, in the same unit; null while it waits for a decision. */
  readonly payout: number | null;
  /** It is settled, and yet takes its player time to see, as free spins do. */
  readonly isShownInSteps: boolean;
}

/** The last of the decisions is none that the round offers at that point. */
export interface DecisionNotAllowed {
  readonly code: 'games/decision-not-allowed';
}

/** What a game does not offer of what it is asked for. */
export interface PlayFault {
  readonly field: 'stake' | 'choice';
  readonly message: string;
}

/**
 * A version of a game. One method plays it live, replays a record of it, proves it and demonstrates it.
 *
 * A version never changes once it was played; a change is a new version.
 */
export interface Game<Outcome extends { readonly family: GameFamily }> {
  readonly id: string;
  readonly version: number;
  readonly family: Outcome['family'];
  /**
   * Stakes on offer, in the coin's smallest unit and rising; of a game on which several chips are laid, the values of one chip. No
   * payout on them ever needs rounding.
   */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
  /** Everything that decides what a round shows and pays, as one text. Its SHA-256 is the PAR hash, which names the version. */
  readonly canonicalText: string;
  /** How many 32-byte blocks of chance suffice for any round. */
  readonly blocks: number;
  /**
   * Whether a choice leaves so little at risk, as chips on opposite fields do, that its rounds do not play granted coins through. Left out
   * of games in which nothing can be laid against itself.
   */
  isHedged?(choice: string): boolean;
  /** Says what is not on offer of what a player asks for; null when all is. */
  faultIn(asked: { coin: Coin; stake: number; choice: string | null }): PlayFault | null;
  /**
   * Plays a round as far as its decisions go.
   *
   * It draws in a fixed order and no more than it needs: the same draws and the same play are the same round, and a further decision
   * only adds to it.
   *
   * @throws RangeError for a stake or a choice that its mathematics cannot be played with; whoever calls asks `faultIn` first (our bug)
   */
  play(draws: Draws, play: Play): RoundSoFar<Outcome> | DecisionNotAllowed;
}

/** Finds the fault in a stake that is none of those on offer, for games that are played for one of them and without a choice. */
export function faultInStake(
  stakes: Readonly<Record<Coin, readonly number[]>>,
  { coin, stake, choice }: { coin: Coin; stake: number; choice: string | null },
): PlayFault | null {
  if (choice !== null) return { field: 'choice', message: 'The game offers nothing to choose from.' };
  if (stakes[coin].includes(stake)) return null;
  return { field: 'stake', message: 'The game does not offer this stake in this coin.' };
}
