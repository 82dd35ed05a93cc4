import { familiesOnRecord } from './families-on-record';
import type { GameFamily } from './game';

/**
 * Ids of every game that a ledger may contain rounds of: current and withdrawn. It is a list of ids, so that a function that only reads
 * ledgers does not load the mathematics of every game.
 */
export const gamesOnRecord: readonly string[] = familiesOnRecord.map(([id]) => id);

const families = new Map(familiesOnRecord);

/** Returns the family of a game that is or was on offer; null for any other id. */
export function familyOf(gameId: string): GameFamily | null {
  return families.get(gameId) ?? null;
}
