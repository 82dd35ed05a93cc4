import type * as z from 'zod';
import type { readOverview as contract } from '#contracts/overview/admin-routes';
import { daysBetween } from '#domain/ledger/days';
import {
  activePlayersTotal,
  ever,
  holdingsMetric,
  houseMetric,
  signUpsTotal,
} from '#domain/ledger/metric-names';
import type { MailInCount, MailInCounts } from '#lambdas/bonuses/stores/mail-in-counts';
import { addTotals } from '#lambdas/metrics/add-metrics';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { Metrics, MetricsByDay, Totals } from '#lambdas/metrics/stores/metric-totals';

export interface ReadTotalsDependencies {
  readonly metrics: Pick<MetricReads, 'sumsOf' | 'partsOn'>;
  readonly mailInCounts: Pick<MailInCounts, 'on'>;
  readonly now: () => Date;
}

type Answer = z.input<typeof contract.answer>;
type OverviewTotals = Answer['totals']['period'];
type Span = Answer['period'];

const dayMs = 86_400_000;

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
    metrics.sumsOf([...inPeriod, ...inBefore], [houseMetric]),
    metrics.partsOn(ever),
    mailInCounts.on(inPeriod),
    mailInCounts.on(inBefore),
  ]);
  const house = totalsOn(sums, inPeriod);
  const outstanding = sweepsHeld(parts);
  return {
    period,
    before,
    totals: {
      period: overviewTotals(house, letters, outstanding),
      before: overviewTotals(totalsOn(sums, inBefore), lettersBefore, outstanding - sweepsGained(house)),
    },
  };
}

function spanOf(last: Date, days: number): Span {
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: dayOf(last.getTime() - (days - 1) * dayMs), to: dayOf(last.getTime()) };
}

function totalsOn(sums: MetricsByDay, days: readonly string[]): Totals {
  return addTotals(...days.map((day) => sums[day]?.[houseMetric] ?? {}));
}

function overviewTotals(
  totals: Totals,
  mailInEntries: MailInCount,
  sweepsOutstanding: number,
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

/** What all players hold: what they gained without rounds, and the payouts of all rounds less their stakes. */
function sweepsHeld(parts: readonly Metrics[]): number {
  const ofMetric = (name: string, totals: Totals) =>
    name === holdingsMetric ? (totals['sweeps'] ?? 0) : (totals['sweeps p'] ?? 0) - (totals['sweeps s'] ?? 0);
  return parts
    .flatMap((metrics) => Object.entries(metrics))
    .reduce((sum, [name, totals]) => sum + ofMetric(name, totals), 0);
}

/** What the accounts of players gained on some days, rounds included. */
function sweepsGained(totals: Totals): number {
  return Object.entries(totals)
    .filter(([name]) => name.startsWith('player:') && name.endsWith(' sweeps'))
    .reduce((sum, [, change]) => sum + change, 0);
}
