import type { CountMovements } from './follow-players';

/** Runs several counters in sequence: a player whom one of them cannot count is left out of the next ones. */
export function countInTurn(counters: readonly CountMovements[]): CountMovements {
  return async (moved) => {
    const failures = new Map<string, unknown>();
    for (const count of counters) {
      const left = moved.filter(({ player }) => !failures.has(player));
      if (left.length === 0) break;
      for (const [player, error] of await count(left)) failures.set(player, error);
    }
    return failures;
  };
}
