import type { OriginalOutcome, TableValue } from '#domain/games/originals/original';
import type { FrameRound } from '../protocol/messages';
import type { OriginalRules, ShownRound } from './original-view';

/**
 * Reads the outcome of a round.
 *
 * @throws TypeError for a round of another family
 */
export function readRound(round: FrameRound): ShownRound {
  const { family, shown, multiple, options } = (round.outcome ?? {}) as Partial<OriginalOutcome>;
  if (family !== 'originals' || !shown || typeof multiple !== 'number' || !Array.isArray(options))
    throw new TypeError('This is no round of an original.');
  return { round, shown, multiple, options: options.map(String) };
}

/**
 * Reads the published rules.
 *
 * @throws TypeError for the rules of another family
 */
export function readRules(rules: unknown): OriginalRules {
  const { family, table } = (rules ?? {}) as Partial<OriginalRules & { family: string }>;
  if (family !== 'originals' || !table) throw new TypeError('These are no rules of an original.');
  return { table };
}

/**
 * Reads a number of the table.
 *
 * @throws TypeError when the value is anything else
 */
export function numberOf(value: TableValue | undefined): number {
  if (typeof value !== 'number') throw new TypeError('The table has no such number.');
  return value;
}

/**
 * Reads a list of numbers of the table.
 *
 * @throws TypeError when the value is anything else
 */
export function numbersOf(value: TableValue | undefined): number[] {
  if (!Array.isArray(value)) throw new TypeError('The table has no such list.');
  return value.map((each: TableValue) => numberOf(each));
}

/**
 * Reads a list of lists of numbers of the table.
 *
 * @throws TypeError when the value is anything else
 */
export function rowsOf(value: TableValue | undefined): number[][] {
  if (!Array.isArray(value)) throw new TypeError('The table has no such list.');
  return value.map((each: TableValue) => numbersOf(each));
}
