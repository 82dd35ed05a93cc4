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

/** The name of a player's statistics in the result, with the number of their rows. */
const metric = 'statistics';
const rowsTotal = 'rows';

const rowsPerPage = 100;

/**
 * Recounts the statistics of a player from their ledger, up to the player's cursor, and compares. Later play makes no difference, but the
 * last rows may be missing because the read is eventually consistent.
 *
 * @param from the state of an unfinished call
 * @param timeLeftMs a recount that runs out of time returns where to continue
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
