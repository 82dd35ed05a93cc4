import type { GameFamily } from '#domain/games/game';
import type { Amount } from '#domain/money/coin';

/** Period of a quest: a day, or a week from Monday to Sunday, in the player's zone. */
export const questPeriods = ['day', 'week'] as const;
export type QuestPeriod = (typeof questPeriods)[number];

/** Which rounds count: of every game, of one family, or of one game. */
export type WhichGames =
  | { readonly family?: undefined }
  | { readonly family: GameFamily }
  | { readonly game: string };

/**
 * Goal of a quest. It counts plays and never amounts lost, spent or staked, so a round at the lowest stake counts like any other.
 *
 * - `rounds`: settled rounds
 * - `games`: distinct games with at least one settled round
 * - `shown`: rounds watched to their end, such as free spins and scratch cards
 * - `decisions`: settled rounds with at least one such decision; only retired quests count it
 */
export type Goal =
  | { readonly counts: 'rounds'; readonly of: WhichGames }
  | { readonly counts: 'games' }
  | { readonly counts: 'shown'; readonly of: WhichGames }
  | { readonly counts: 'decisions'; readonly of: WhichGames; readonly decision: string };

/** Reward of a quest. Sweeps Coins are granted to eligible players only. */
export interface QuestReward {
  readonly gold: Amount;
  readonly sweeps: Amount;
}

/** A quest definition. */
export interface Quest {
  /** Short name with the required number: `rounds-20`. */
  readonly id: string;
  readonly period: QuestPeriod;
  readonly goal: Goal;
  /** Required number. */
  readonly many: number;
  readonly reward: QuestReward;
}
