import type { GameFamily } from '#domain/games/game';
import type { Amount } from '#domain/money/coin';

/** For how long a quest is there: a day or a week, Monday to Sunday, of its player's calendar. */
export const questPeriods = ['day', 'week'] as const;
export type QuestPeriod = (typeof questPeriods)[number];

/** Which rounds count: those of every game, of one family, or of one game. */
export type WhichGames =
  | { readonly family?: undefined }
  | { readonly family: GameFamily }
  | { readonly game: string };

/**
 * What a quest asks for. It counts what was played and seen, never what was lost, spent or staked: a round at the smallest stake is
 * worth as much as one at the highest.
 *
 * - `rounds`: rounds that were settled
 * - `games`: different games in which at least one round was settled
 * - `shown`: rounds that were seen to their end, as free spins and scratch cards are
 * - `decisions`: settled rounds in which this was decided at least once
 */
export type Goal =
  | { readonly counts: 'rounds'; readonly of: WhichGames }
  | { readonly counts: 'games' }
  | { readonly counts: 'shown'; readonly of: WhichGames }
  | { readonly counts: 'decisions'; readonly of: WhichGames; readonly decision: string };

/** What a quest gives. Sweeps Coins are given to those who may have them; for the others the Gold Coins are all of it. */
export interface QuestReward {
  readonly gold: Amount;
  readonly sweeps: Amount;
}

/** A quest as it stands in the list. */
export interface Quest {
  /** A word for it and how many it takes: `rounds-20`. */
  readonly id: string;
  readonly period: QuestPeriod;
  readonly goal: Goal;
  /** How many of what is counted. */
  readonly many: number;
  readonly reward: QuestReward;
}
