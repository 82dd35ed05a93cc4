import type { FigureStore } from '#stores/figure-store';
import type { Totals } from '#stores/figure-updates';
import type { LedgerRows, TablePlace } from '#stores/ledger-rows';
import { type Log, logLines } from '../../outcome/log';
import {
  addTotals,
  type Difference,
  differencesBetween,
  movementOf,
  RowFault,
  totalsByDay,
} from './house-totals';

export interface RecountDependencies {
  readonly figures: FigureStore;
  readonly ledgerRows: LedgerRows;
  readonly log: Log;
}

/** A recount that has not seen the whole ledger yet: to be handed back as it is. */
export interface Unfinished {
  readonly after: TablePlace | null;
  readonly counted: Totals;
}

/** What a recount came to, or where it goes on. */
export type Recounted =
  | { readonly day: string; readonly differences: readonly Difference[]; readonly unreadable: number }
  | { readonly day: string; readonly unfinished: Unfinished };

/** A recount that goes on may need another page of the table and the answer. */
const timeForAPageMs = 5_000;

/** How many rows of the ledger cannot be added; it stands among the totals while a recount is handed back and forth. */
const unreadableTotal = 'unreadable';

/**
 * Counts a day once more from the whole ledger and compares. It differs while rows of the day are still on their way or their
 * players are parked; on a day that is over and has come to rest, a difference is a fault of ours.
 *
 * @param from        where an earlier call came to its end
 * @param timeLeftMs  a recount that runs out of time answers with where it goes on
 */
export async function recount(
  { figures, ledgerRows, log }: RecountDependencies,
  { day, from }: { day: string; from: Unfinished | undefined },
  timeLeftMs: () => number,
): Promise<Recounted> {
  let counted = from?.counted ?? {};
  let after = from?.after ?? null;
  do {
    const { rows, next } = await ledgerRows.ofDay(day, after);
    counted = addTotals(counted, ...rows.map(totalsOfRow));
    after = next;
    if (after && timeLeftMs() < timeForAPageMs) return { day, unfinished: { after, counted } };
  } while (after);

  const { [unreadableTotal]: unreadable = 0, ...recounted } = counted;
  const differences = differencesBetween(addTotals(...(await figures.partsOn(day))), recounted);
  log(logLines.recounted, { day, differences: differences.length, unreadable });
  return { day, differences, unreadable };
}

function totalsOfRow(row: Parameters<typeof movementOf>[0]): Totals {
  try {
    return addTotals(...totalsByDay([movementOf(row)]).values());
  } catch (error) {
    // Such a row is in no total, and its player is parked or will be; the answer counts it.
    if (!(error instanceof RowFault)) throw error;
    return { [unreadableTotal]: 1 };
  }
}
