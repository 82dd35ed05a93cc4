import { addMetrics } from '#lambdas/metrics/add-metrics';
import { metricsByDay } from '#lambdas/metrics/metrics-of';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';
import type { Metrics } from '#lambdas/metrics/stores/metric-totals';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { LedgerRows, TablePlace } from '#lambdas/wallet/stores/ledger-rows';
import { type Difference, differencesBetween } from './differences';
import { type Movement, movementOf } from './movement';
import { RowFault } from './row-fault';

export interface RecountDependencies {
  readonly metrics: MetricStore;
  readonly ledgerRows: LedgerRows;
  readonly log: Log;
}

/** A recount that has not seen the whole ledger yet: to be handed back as it is. */
export interface Unfinished<Place> {
  readonly after: Place;
  readonly counted: Metrics;
  /** How many rows of the ledger cannot be added. They are in no figure, and their players are parked or will be. */
  readonly unreadable: number;
}

/** What a recount came to, or where it goes on. */
export type Recounted<Place = TablePlace> =
  | { readonly differences: readonly Difference[]; readonly unreadable: number }
  | { readonly unfinished: Unfinished<Place> };

/** A recount that goes on may need another page of the table and the answer. */
export const timeForAPageMs = 5_000;

/**
 * Counts every figure of a day, or of `ever`, once more from the whole ledger and compares. They differ while rows of the day are still on their
 * way or their players are parked; on a day that is over and has come to rest, a difference is a fault of ours.
 *
 * @param from        where an earlier call came to its end
 * @param timeLeftMs  a recount that runs out of time answers with where it goes on
 */
export async function recount(
  { metrics, ledgerRows, log }: RecountDependencies,
  { day, from }: { day: string; from: Unfinished<TablePlace> | undefined },
  timeLeftMs: () => number,
): Promise<{ readonly day: string } & Recounted> {
  let { counted, unreadable } = from ?? { counted: {}, unreadable: 0 };
  let after = from?.after ?? null;
  do {
    const { rows, next } = await ledgerRows.ofDay(day, after);
    const movements = readable(rows);
    counted = addMetrics(counted, metricsByDay(movements)[day] ?? {});
    unreadable += rows.length - movements.length;
    after = next;
    if (after && timeLeftMs() < timeForAPageMs) return { day, unfinished: { after, counted, unreadable } };
  } while (after);

  const differences = differencesBetween(addMetrics(...(await metrics.partsOn(day))), counted);
  log(logLines.recounted, { day, differences: differences.length, unreadable });
  return { day, differences, unreadable };
}

/** The rows that can be added. */
export function readable(rows: readonly Row[]): Movement[] {
  return rows.flatMap((row) => {
    try {
      return [movementOf(row)];
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      return [];
    }
  });
}
