import type { Database } from '#lambdas/in-memory/database';
import type { Casino } from '../casino/casino';
import { assertInvariant } from './checks';

const context = { getRemainingTimeInMillis: () => 60_000 };

/** Checks at the end that the metrics of every day and player equal the product’s own recount of the ledger. */
export async function checkMetrics(casino: Casino, { tables }: Database): Promise<void> {
  await casino.project({ replay: 'parked' }, context);
  const days = new Set<string>();
  for (const row of tables.ledger.items()) days.add((row['at'] as string).slice(0, 'YYYY-MM-DD'.length));
  for (const day of days) checkSame(day, await casino.project({ recount: day }, context));
  for (const { player } of tables.wallets.items())
    checkSame(player as string, await casino.project({ recount: { player } }, context));
}

function checkSame(subject: string, recounted: object): void {
  const isSame = 'differences' in recounted && (recounted.differences as unknown[]).length === 0;
  assertInvariant(
    isSame && 'unreadable' in recounted && recounted.unreadable === 0,
    () => `the metrics of ${subject} differ from a recount of the ledger:  ${JSON.stringify(recounted)}`,
  );
}
