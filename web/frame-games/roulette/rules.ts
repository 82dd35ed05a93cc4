import type { Field } from '#domain/games/roulette/fields';
import type { RouletteOutcome } from '#domain/games/roulette/roulette-game';
import type { Coin } from '#domain/money/coin';

/** The used part of the published roulette rules. */
export interface TableRules {
  readonly paysByPockets: number;
  readonly fields: readonly Field[];
  readonly mostFields: number;
  readonly totals: Readonly<Record<Coin, { readonly least: number; readonly most: number }>>;
}

/**
 * Validates rules as those of roulette.
 *
 * @throws TypeError for the rules of another game
 */
export function readRules(rules: unknown): TableRules {
  const { fields, mostFields, totals } = (rules ?? {}) as Partial<TableRules>;
  if (!Array.isArray(fields) || !mostFields || !totals)
    throw new TypeError('These are no rules of roulette.');
  return rules as TableRules;
}

/**
 * Validates an outcome as one of roulette.
 *
 * @throws TypeError for the outcome of another game
 */
export function readOutcome(outcome: unknown): RouletteOutcome {
  const { family, pocket, bets } = (outcome ?? {}) as Partial<RouletteOutcome>;
  if (family !== 'roulette' || typeof pocket !== 'number' || !Array.isArray(bets)) {
    throw new TypeError('This is no outcome of roulette.');
  }
  return outcome as RouletteOutcome;
}
