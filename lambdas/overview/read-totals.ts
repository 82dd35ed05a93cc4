import type * as z from 'zod';
import type { readOverview as contract } from '#contracts/overview/admin-routes';
import { dayMs, dayOf, daysBetween } from '#domain/ledger/days';
import { activePlayersTotal, ever, houseMetric, signUpsTotal } from '#domain/ledger/metric-names';
import type { MailInCount, MailInCounts } from '#lambdas/bonuses/stores/mail-in-counts';
import { addTotals } from '#lambdas/metrics/add-metrics';
import { gainedOf, heldOf } from '#lambdas/metrics/holdings';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { MetricsByDay, Totals } from '#lambdas/metrics/stores/metric-totals';

export interface ReadTotalsDependencies {
  readonly metrics: Pick<MetricReads, 'reportOf' | 'partsOn'>;
  readonly mailInCounts: Pick<MailInCounts, 'on'>;
  readonly now: () => Date;
}

type Answer = z.input<typeof contract.answer>;
type OverviewTotals = Answer['totals']['period'];
type Span = Answer['period'];

/** Reads the totals of the last days, today included, and of as many before them. */
export async function readTotals(
  { metrics, mailInCounts, now }: ReadTotalsDependencies,
  days: number,
): Promise<Pick<Answer, 'period' | 'before' | 'totals'>> {
  const period = spanOf(now(), days);
  const before = spanOf(new Date(Date.parse(period.from) - dayMs), days);
  const [inPeriod, inBefore] = [period, before].map((span) => daysBetween(span, days)) as [
    string[],
    string[],
  ];
  const [sums, parts, letters, lettersBefore] = await Promise.all([
    metrics.reportOf([...inBefore, ...inPeriod], [houseMetric]),
    metrics.partsOn(ever),
    mailInCounts.on(inPeriod),
    mailInCounts.on(inBefore),
  ]);
  const house = totalsOn(sums, inPeriod);
  const outstanding = heldOf('sweeps', parts);
  const outstandingBefore = outstanding - gainedOf('sweeps', house);
  // Players never hold less than nothing: rows from before the release that counts holdings are missing.
  const isWhole = outstanding >= 0 && outstandingBefore >= 0;
  return {
    period,
    before,
    totals: {
      period: overviewTotals(house, letters, isWhole ? outstanding : null),
      before: overviewTotals(totalsOn(sums, inBefore), lettersBefore, isWhole ? outstandingBefore : null),
    },
  };
}

function spanOf(last: Date, days: number): Span {
  return { from: dayOf(new Date(last.getTime() - (days - 1) * dayMs)), to: dayOf(last) };
}

function totalsOn(sums: MetricsByDay, days: readonly string[]): Totals {
  return addTotals(...days.map((day) => sums[day]?.[houseMetric] ?? {}));
}

function overviewTotals(
  totals: Totals,
  mailInEntries: MailInCount,
  sweepsOutstanding: number | null,
): OverviewTotals {
  const total = (name: string) => totals[name] ?? 0;
  const purchasedCents = total('purchased cents');
  const refundedCents = total('refunded cents');
  const redeemedSweeps = total('house:redemptions sweeps');
  return {
    purchasedCents,
    refundedCents,
    redeemedSweeps,
    netCents: purchasedCents - refundedCents - redeemedSweeps,
    ordersPlaced: total('transactions order'),
    activePlayers: total(activePlayersTotal),
    signUps: total(signUpsTotal),
    mailInEntries,
    sweepsOutstanding,
  };
}
