import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';

/**
 * Commits after injected failures.
 *
 * @param trouble.away number of writes that fail with an error
 * @param trouble.conflicts number of conflicts after those
 */
export function unsteadyCommit(
  commitTogether: CommitTogether,
  { conflicts = 0, away = 0 }: { conflicts?: number; away?: number } = {},
): CommitTogether {
  let conflictsLeft = conflicts;
  let failures = away;
  return async (writes) => {
    if (failures-- > 0) throw new Error('away');
    return conflictsLeft-- > 0 ? { outcome: 'conflict', failed: [] } : commitTogether(writes);
  };
}
