import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { Pool } from './pool-card';

/** Pools per request, the most that the API returns. */
const pageLength = 100;

/** Reads every pool, the most awaited first, then those with the fewest codes. A product that is not among them has no pool. */
export async function readPools(): Promise<Pool[]> {
  const pools: Pool[] = [];
  let after: string | undefined;
  do {
    const page = await playFabOps.get('/admin/gift-codes', { query: { limit: pageLength, after } });
    pools.push(...page.items);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return pools.toSorted((one, other) => other.waiting - one.waiting || one.left - other.left);
}
