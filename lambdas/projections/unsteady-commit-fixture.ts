import { commitInMemory } from '#lambdas/fakes/writes';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';

/**
 * Commits in memory, after what kept it from that.
 *
 * @param trouble.away  so many writes meet no table
 * @param trouble.inTheWay  then so many meet another transaction
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
