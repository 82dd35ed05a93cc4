import type { CommissionAccrual, CommissionEvent } from '#domain/affiliates/commission';
import { duesOf, metricsOfAccrual, placeOf } from '#domain/affiliates/metrics';
import type { LocalDay } from '#domain/player/local-day';
import { addMetrics } from '#lambdas/metrics/add-metrics';
import type { Metrics } from '#lambdas/metrics/stores/metric-totals';
import { differencesBetween } from '#lambdas/projections/differences';
import { readable, type Recounted, timeForAPageMs, type Unfinished } from '#lambdas/projections/recount';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { LedgerRows } from '#lambdas/wallet/stores/ledger-rows';
import { commissionEventOf } from './commission-event';
import { recomputeCommission } from './recompute-commission';
import type { CommissionStore } from './stores/commission-store';

export interface RecountAffiliateDependencies {
  readonly commissions: CommissionStore;
  readonly ledgerRows: LedgerRows;
  readonly log: Log;
}

/** Each player is a whole ledger of any length, so the time left is checked after each one. */
const playersAtATime = 1;
const rowsPerPage = 100;
const always = { from: '0000-00-00' as LocalDay, to: '9999-99-99' as LocalDay };
/** Clicks are not part of the ledger. */
const uncounted: ReadonlySet<string> = new Set(['clicks', 'visitors']);

/**
 * Recounts all metrics of an affiliate from the ledgers of the players who came by their links, and compares. A few facts come from the
 * accruals themselves, see `recomputeCommission`.
 *
 * @param from the state of an unfinished call
 * @param timeLeftMs a recount that runs out of time returns where to continue
 */
export async function recountAffiliate(
  { commissions, ledgerRows, log }: RecountAffiliateDependencies,
  { affiliate, from }: { affiliate: string; from: Unfinished<string> | undefined },
  timeLeftMs: () => number,
): Promise<{ readonly affiliate: string } & Recounted<string>> {
  let counted: Metrics = from?.counted ?? {};
  let unreadable = from?.unreadable ?? 0;
  let after = from?.after;
  for (;;) {
    const page = await commissions.referredBy(affiliate, { limit: playersAtATime, from: after });
    for (const player of page.items) {
      const recounted = await recountReferred(player);
      counted = addMetrics(counted, ...recounted.metrics);
      unreadable += recounted.unreadable;
    }
    if (page.next === null) break;
    after = page.next;
    if (timeLeftMs() < timeForAPageMs) return { affiliate, unfinished: { after, counted, unreadable } };
  }
  const differences = differencesBetween(await recorded(), counted);
  log(logLines.recounted, { differences: differences.length, unreadable });
  return { affiliate, differences, unreadable };

  async function recountReferred(player: string): Promise<{ metrics: Metrics[]; unreadable: number }> {
    const attribution = await commissions.attribution(player);
    if (!attribution) return { metrics: [], unreadable: 0 };
    const commissionEvents: CommissionEvent[] = [];
    let faults = 0;
    let sequence = attribution.sequence - 1;
    for (;;) {
      const rows = await ledgerRows.after(player, sequence, rowsPerPage);
      if (rows.length === 0) break;
      const movements = readable(rows);
      faults += rows.length - movements.length;
      commissionEvents.push(...movements.map(commissionEventOf).filter((each) => each !== null));
      sequence = rows.at(-1)!['sequence'] as number;
    }
    const lines = await recomputeCommission(attribution, commissionEvents, (each) =>
      commissions.findLine(player, each),
    );
    return { metrics: lines.flatMap(metricsOf), unreadable: faults };
  }

  async function recorded(): Promise<Metrics> {
    const rows = await commissions.metricsOf(affiliate, always);
    const days = rows.map(({ day, link, state, metrics }) => ({
      [`${day}#${link}#${state}`]: Object.fromEntries(
        Object.entries(metrics).filter(([name]) => !uncounted.has(name)),
      ),
    }));
    const dues = [...(await commissions.duesOf(affiliate))].map(([day, due]) => ({
      [`due#${day}`]: { ...due },
    }));
    return addMetrics(...days, ...dues);
  }
}

function metricsOf(line: CommissionAccrual): Metrics[] {
  const { day, link, state } = placeOf(line);
  const dues = [...duesOf(line)].map(([on, due]) => ({ [`due#${on}`]: { ...due } }));
  return [{ [`${day}#${link}#${state}`]: metricsOfAccrual(line) }, ...dues] as Metrics[];
}
