import { daysBetween } from '#domain/ledger/days';
import { ever, holdingsMetric, houseMetric } from '#domain/ledger/metric-names';
import { type Coin, coins } from '#domain/money/coin';
import { addTotals } from '#lambdas/metrics/add-metrics';
import { gainedOf, heldOf } from '#lambdas/metrics/holdings';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';
import type { Metrics, Totals } from '#lambdas/metrics/stores/metric-totals';

export interface RestoreHoldingsDependencies {
  readonly metrics: Pick<MetricStore, 'partsOn' | 'sumsOf' | 'addHoldings'>;
  readonly now: () => Date;
}

/** What was missing of each coin; not complete when rows were added meanwhile and nothing was written. */
export interface RestoredHoldings {
  readonly added: Readonly<Record<Coin, number>>;
  readonly isComplete: boolean;
}

const dayMs = 86_400_000;
/** Ten years. */
const mostDays = 3_660;
/** Days whose totals may have changed within the last second, which only strongly consistent reads show. */
const changingDays = 3;

/**
 * Adds to `holdings` what rows moved before the release that counts it. The totals of the operator by day contain every row since the first
 * release, so their sum is what players hold; a transaction adds to both, so the difference is what is missing. A repeat finds no
 * difference.
 *
 * @param since  the day of the first row or an earlier one, such as `2026-01-31`
 */
export async function restoreHoldings(
  { metrics, now }: RestoreHoldingsDependencies,
  since: string,
): Promise<RestoredHoldings> {
  const before = await metrics.partsOn(ever);
  const gained = await readGained(metrics, daysBetween({ from: since, to: dayAfter(now()) }, mostDays));
  const after = await metrics.partsOn(ever);
  const added = { gold: missing('gold'), sweeps: missing('sweeps') };
  const isAtRest = coins.every((coin) => heldOf(coin, before) === heldOf(coin, after));
  const recorded = after[0]?.[holdingsMetric] ?? {};
  return { added, isComplete: isAtRest && (await metrics.addHoldings(recorded, added)) };

  function missing(coin: Coin): number {
    return gainedOf(coin, gained) - heldOf(coin, after);
  }
}

/** Totals of the operator over all these days. */
async function readGained(
  metrics: RestoreHoldingsDependencies['metrics'],
  days: readonly string[],
): Promise<Totals> {
  const sums = await metrics.sumsOf(days.slice(0, -changingDays), [houseMetric]);
  const changing = await Promise.all(days.slice(-changingDays).map((day) => metrics.partsOn(day)));
  return addTotals(...[...Object.values(sums), ...changing.flat()].map(houseOf));
}

function houseOf(of: Metrics): Totals {
  return of[houseMetric] ?? {};
}

/** The clocks of writers may be ahead. */
function dayAfter(instant: Date): string {
  return new Date(instant.getTime() + dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
