import type * as z from 'zod';
import type { readOverview as contract } from '#contracts/overview/admin-routes';
import type { Player } from '#lambdas/runtime/http/player';
import { readTotals, type ReadTotalsDependencies } from './read-totals';
import { readWaitingWork, type ReadWaitingWorkDependencies } from './read-waiting-work';

export interface ReadOverviewDependencies extends ReadWaitingWorkDependencies, ReadTotalsDependencies {}

/**
 * Reads what awaits an admin, and how business went.
 *
 * @param admin  the reader; only superadmins have approvals to decide
 * @param days   length of the period up to today, in UTC days; as many before it are compared
 */
export async function readOverview(
  dependencies: ReadOverviewDependencies,
  { admin, days }: { admin: Pick<Player, 'isSuperadmin'>; days: number },
): Promise<z.input<typeof contract.answer>> {
  const [waiting, totals] = await Promise.all([
    readWaitingWork(dependencies, admin),
    readTotals(dependencies, days),
  ]);
  return { waiting, ...totals };
}
