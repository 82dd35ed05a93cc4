import type { Draws } from '#domain/fairness/draws';
import type { DecisionNotAllowed } from '#domain/games/game';
import type { Fraction } from '#domain/games/odds/fraction';
import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import type { Coin } from '#domain/money/coin';

/** A round of an original up to its latest decision. */
export interface OriginalRound {
  /**
   * What the player may already see, by name, in the game's own notation: `{ roll: [4217] }` of dice, or the opened tiles of mines. A name
   * that has nothing to show yet has an empty list.
   */
  readonly shown: Readonly<Record<string, readonly number[]>>;
  /** Hundredths of the stake: what a settled round paid, or what cashing out an open one would pay (0 where it cannot). */
  readonly multiple: number;
  /** Decisions that the round offers now; empty once it is settled. */
  readonly options: readonly string[];
}

/** The round as its player may see it. */
export interface OriginalOutcome extends OriginalRound {
  readonly family: 'originals';
}

/** Published data of an original. */
export type TableValue = number | string | readonly TableValue[];

/** The rules of an original: data, and the functions that read it. */
export interface Original {
  readonly id: string;
  readonly version: number;
  /** Multiples of 100 in the coin's smallest unit, ascending: payouts are in hundredths of the stake and never need rounding. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
  /** Numbers that decide what a round shows and pays. */
  readonly table: Readonly<Record<string, TableValue>>;
  /** Course of a round, in sentences. */
  readonly terms: readonly string[];
  /** Number of 32-byte random blocks that suffice for any round. */
  readonly blocks: number;
  /** Some choices of different kinds, in their normal form, for demo rounds and tests; `[null]` for a game without a choice. */
  readonly examples: readonly [string | null, ...(string | null)[]];
  /** Whether rounds offer decisions, which make the payouts. */
  readonly hasDecisions: boolean;
  /** Describes the fault of a choice in a sentence; null when it has none. */
  faultInChoice(choice: string | null): string | null;
  /** Computes the exact payouts of a choice without a fault; absent in games with decisions. */
  paysOf?(choice: string | null): PayDistribution;
  /**
   * Whether a round left so little at risk that it does not count toward playthrough (see `little-risk.ts`). Games without decisions decide by
   * the choice, games with decisions by the multiple that was cashed out.
   */
  isHedged(choice: string | null, multiple: number): boolean;
  /**
   * Plays a round up to its last decision. It draws in a fixed order and no more than it may show.
   *
   * @throws RangeError for a choice with a fault (our bug: requests are checked before)
   */
  play(draws: Draws, choice: string | null, decisions: readonly string[]): OriginalRound | DecisionNotAllowed;
  /** Computes the exact figures of the game from its table. */
  figures(): OriginalFigures;
}

/** Exact figures of an original, for every way to play it. */
export interface OriginalFigures {
  /** A sentence on what the returns refer to. */
  readonly strategy: string;
  /** Highest return that any way to play has. */
  readonly best: Fraction;
  /** A way to play that has it, by its name for players. */
  readonly bestChoice: string;
  /** Lowest return that any way to play has. */
  readonly worst: Fraction;
  /** A way to play that has it, by its name for players. */
  readonly worstChoice: string;
  /** Figures of all ways to play, or of representative ones where there are thousands. */
  readonly choices: readonly ChoicePays[];
}

/** Payouts of one way to play. */
export interface ChoicePays {
  /** Its name for players. */
  readonly choice: string;
  /** In hundredths of the stake. */
  readonly pays: PayDistribution;
}
