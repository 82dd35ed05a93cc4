import { addTotals } from '#lambdas/metrics/add-metrics';
import { statisticsOf } from '#lambdas/metrics/metrics-of';
import { logLines } from '#lambdas/runtime/log';
import { differencesBetween } from './differences';
import {
  readable,
  type RecountDependencies,
  type Recounted,
  timeForAPageMs,
  type Unfinished,
} from './recount';

/** What a player's own figures are called in the answer, with the number of rows that are in them. */
const metric = 'statistics';
const rowsTotal = 'rows';

const rowsPerPage = 100;

/**
 * Counts the figures of a player once more from their ledger, up to the row that they have come to, and compares. What the player
 * does meanwhile is no difference, but the last rows may be missing for a moment where the ledger is read.
 *
 * @param from        where an earlier call came to its end
 * @param timeLeftMs  a recount that runs out of time answers with where it goes on
 */
export async function recountPlayer(
  { metrics, ledgerRows, log }: RecountDependencies,
  { player, from }: { player: string; from: Unfinished<number> | undefined },
  timeLeftMs: () => number,
): Promise<{ readonly player: string } & Recounted<number>> {
  const { lastSequence, totals } = await metrics.statistics(player);
  let { after, unreadable } = from ?? { after: 0, unreadable: 0 };
  let counted = from?.counted[metric] ?? {};
  while (after < lastSequence) {
    const page = await ledgerRows.after(player, after, rowsPerPage);
    const rows = page.filter((row) => (row['sequence'] as number) <= lastSequence);
    const last = rows.at(-1);
    if (!last) break;
    const movements = readable(rows);
    counted = addTotals(counted, { [rowsTotal]: rows.length }, statisticsOf(movements));
    unreadable += rows.length - movements.length;
    after = last['sequence'] as number;
    if (after < lastSequence && timeLeftMs() < timeForAPageMs)
      return { player, unfinished: { after, counted: { [metric]: counted }, unreadable } };
  }

  const recorded = { ...totals, [rowsTotal]: lastSequence };
  const differences = differencesBetween({ [metric]: recorded }, { [metric]: counted });
  log(logLines.recounted, { differences: differences.length, unreadable });
  return { player, differences, unreadable };
}
