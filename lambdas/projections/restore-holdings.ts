import { isDeepStrictEqual } from 'node:util';
import { dayMs, dayOf, daysBetween } from '#domain/ledger/days';
import { ever, holdingsMetric, houseMetric } from '#domain/ledger/metric-names';
import { type Coin, coins } from '#domain/money/coin';
import { addTotals } from '#lambdas/metrics/add-metrics';
import { gainedOf, heldOf } from '#lambdas/metrics/holdings';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';

export interface RestoreHoldingsDependencies {
  readonly metrics: Pick<MetricStore, 'partsOn' | 'sumsOf' | 'addHoldings'>;
  readonly now: () => Date;
}

/** What was missing of each coin. Incomplete, with nothing written, when rows were counted between the two readings. */
export interface RestoredHoldings {
  readonly added: Readonly<Record<Coin, number>>;
  readonly isComplete: boolean;
}

/** Ten years. */
const mostDays = 3_660;
/** Days before the first one that must have no rows. */
const emptyDays = 366;

/**
 * Adds to `holdings` what rows moved before the release that counts it. The totals of the operator by day contain every row since the first
 * release, so their sum is what players hold; a transaction adds to both, so the difference is what is missing. It is below zero where
 * players redeemed what they won. A repeat finds no difference.
 *
 * @param since  the day of the first row or an earlier one, such as `2026-01-31`
 * @throws RangeError when `since` is in the future, more than ten years ago, or after the first row; nothing is written then
 */
export async function restoreHoldings(
  { metrics, now }: RestoreHoldingsDependencies,
  since: string,
): Promise<RestoredHoldings> {
  // The clocks of writers may be ahead.
  const days = daysBetween({ from: since, to: shiftDay(now(), 1) }, mostDays);
  if (days.length === 0) throw new RangeError(`${since} is in the future or more than ten years ago`);
  const first = new Date(since);
  const earlier = daysBetween({ from: shiftDay(first, -emptyDays), to: shiftDay(first, -1) }, emptyDays);
  if (Object.keys(await readTotals(metrics, earlier)).length > 0)
    throw new RangeError(`There are rows from before ${since}`);
  const before = await readTotals(metrics, days);
  const holdings = await metrics.partsOn(ever);
  const after = await readTotals(metrics, days);
  const added = { gold: missing('gold'), sweeps: missing('sweeps') };
  for (const coin of coins)
    if (gainedOf(coin, after) < 0) throw new RangeError(`Players gained less than nothing since ${since}`);
  // Every row adds to the number of transactions, so equal totals prove that none was counted between the reads.
  const isAtRest = isDeepStrictEqual(before, after);
  const recorded = holdings[0]?.[holdingsMetric] ?? {};
  return { added, isComplete: isAtRest && (await metrics.addHoldings(recorded, added)) };

  function missing(coin: Coin): number {
    return gainedOf(coin, after) - heldOf(coin, holdings);
  }
}

/** Totals of the operator over all these days. */
async function readTotals(
  metrics: RestoreHoldingsDependencies['metrics'],
  days: readonly string[],
): Promise<Totals> {
  const sums = await metrics.sumsOf(days, [houseMetric], { isConsistent: true });
  return addTotals(...Object.values(sums).map((of) => of[houseMetric] ?? {}));
}

/** The day that is a number of days after an instant. */
function shiftDay(instant: Date, days: number): string {
  return dayOf(new Date(instant.getTime() + days * dayMs));
}
