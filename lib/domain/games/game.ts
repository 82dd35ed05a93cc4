import type { Draws } from '#domain/fairness/draws';
import type { Coin } from '#domain/money/coin';

/** Families of games by their mathematics, independent of how the site opens them. */
export const gameFamilies = [
  'slots',
  'scratch',
  'wheel',
  'video-poker',
  'blackjack',
  'roulette',
  'originals',
] as const;

export type GameFamily = (typeof gameFamilies)[number];

/** A player's request, with all decisions since. */
export interface Play {
  /** The first stake, in the coin's smallest unit. */
  readonly stake: number;
  /** What the stake is placed on, in the game's own notation; null for games without a choice. */
  readonly choice: string | null;
  /** Decisions after the stake, in the game's own notation and in order. */
  readonly decisions: readonly string[];
}

/** A round up to its latest decision. */
export interface RoundSoFar<Outcome> {
  /** Contains only what the player may already know. */
  readonly outcome: Outcome;
  /** The first stake plus the additions of decisions, in the coin's smallest unit. */
  readonly staked: number;
  /** Total payout of the round, in the same unit; null while it waits for a decision. */
  readonly payout: number | null;
  /** Whether the settled round takes time to show, as free spins do. */
  readonly isShownInSteps: boolean;
}

/** What decides whether a settled round was hedged. Amounts are in the coin's smallest unit. */
export interface SettledPlay {
  readonly choice: string | null;
  readonly staked: number;
  readonly payout: number;
}

/** The round does not offer the last decision at that point. */
export interface DecisionNotAllowed {
  readonly code: 'games/decision-not-allowed';
}

/** The part of a request that the game does not offer. */
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
   * Offered stakes, in the coin's smallest unit, ascending; for a game with several chips, the values of one chip. No payout on them ever
   * needs rounding.
   */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
  /** Everything that decides what a round shows and pays, as one text. Its SHA-256 is the PAR hash, which identifies the version. */
  readonly canonicalText: string;
  /** Number of 32-byte random blocks that suffice for any round. */
  readonly blocks: number;
  /**
   * Whether a settled round left so little at risk, as chips on opposite fields do, that it does not count toward playthrough. Absent for
   * games in which a round cannot be hedged.
   */
  isHedged?(settled: SettledPlay): boolean;
  /** Describes the part of a request that is not offered; null when all is. */
  faultIn(request: { coin: Coin; stake: number; choice: string | null }): PlayFault | null;
  /**
   * Plays a round up to its last decision.
   *
   * It draws in a fixed order and no more than it needs: equal draws and an equal play result in the same round, and a further decision
   * only extends it.
   *
   * @throws RangeError for a stake or a choice that the game does not accept; callers check `faultIn` first
   */
  play(draws: Draws, play: Play): RoundSoFar<Outcome> | DecisionNotAllowed;
}

/** Finds the fault of a stake in games with fixed stakes and without a choice. */
export function faultInStake(
  stakes: Readonly<Record<Coin, readonly number[]>>,
  { coin, stake, choice }: { coin: Coin; stake: number; choice: string | null },
): PlayFault | null {
  if (choice !== null) return { field: 'choice', message: 'This game does not take a choice.' };
  if (stakes[coin].includes(stake)) return null;
  return { field: 'stake', message: 'This game does not offer this stake in this coin.' };
}
