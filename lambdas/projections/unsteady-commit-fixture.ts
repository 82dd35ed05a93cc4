import { commitInMemory } from '#lambdas/fakes/writes';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';

/**
 * Commits in memory, after injected failures.
 *
 * @param trouble.away number of writes that fail with an error
 * @param trouble.inTheWay number of conflicts after those
 */
export function unsteadyCommit({
  inTheWay = 0,
  away = 0,
}: { inTheWay?: number; away?: number } = {}): CommitTogether {
  let [conflicts, failures] = [inTheWay, away];
  return async (writes) => {
    if (failures-- > 0) throw new Error('away');
    return conflicts-- > 0 ? { outcome: 'conflict', failed: [] } : commitInMemory(writes);
  };
}
