import type { CountMovements } from './follow-players';

/** Counts movements by several counters, one after the other: whom one of them cannot count, the next ones leave out. */
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
