import { activePlayersTotal, houseMetric } from '#domain/ledger/metric-names';
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

/** The state of a recount that has not seen the whole ledger yet, to be passed on unchanged. */
export interface Unfinished<Place> {
  readonly after: Place;
  readonly counted: Metrics;
  /** The number of rows that cannot be added. No metric contains them, and their players are parked or will be. */
  readonly unreadable: number;
}

/** The result of a recount, or where to continue. */
export type Recounted<Place = TablePlace> =
  | { readonly differences: readonly Difference[]; readonly unreadable: number }
  | { readonly unfinished: Unfinished<Place> };

/** The time for another page of the table and the response. */
export const timeForAPageMs = 5_000;

/**
 * Recounts every metric of a day, or of `ever`, from the whole ledger, and compares. Differences are normal while rows of the day are in
 * flight or their players are parked; for a past day at rest, a difference is a bug.
 *
 * @param from the state of an unfinished call
 * @param timeLeftMs a recount that runs out of time returns where to continue
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

  const recorded = rowTotals(addMetrics(...(await metrics.partsOn(day))));
  const differences = differencesBetween(recorded, counted);
  log(logLines.recounted, { day, differences: differences.length, unreadable });
  return { day, differences, unreadable };
}

/** The totals that are sums over rows. Active players depend on the rows before, which a recount of a day does not read. */
function rowTotals(recorded: Metrics): Metrics {
  const { [activePlayersTotal]: _active, ...totals } = recorded[houseMetric] ?? {};
  return Object.keys(totals).length === 0 ? recorded : { ...recorded, [houseMetric]: totals };
}

/** The movements of the readable rows. */
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
