import { dayOf } from '#domain/affiliates/commission';
import { addMetrics, type AffiliateMetrics } from '#domain/affiliates/metrics';
import { type CommissionTotals, commissionTotals } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore, MetricRow } from './stores/commission-store';

export interface ReadMetricsDependencies {
  readonly affiliates: Pick<AffiliateStore, 'statementsOf'>;
  readonly commissions: Pick<CommissionStore, 'metricsOf' | 'duesOf'>;
  readonly now: () => Date;
}

/** An affiliate's metrics over some days, summed by day, link and state. */
export interface AffiliateMetricsView {
  readonly total: AffiliateMetrics;
  readonly days: { day: LocalDay; metrics: AffiliateMetrics }[];
  readonly links: { link: string; metrics: AffiliateMetrics }[];
  readonly states: { state: string; metrics: AffiliateMetrics }[];
  readonly commission: CommissionTotals & { readonly reversedCents: number };
}

/** Reads an affiliate's metrics; days without events are left out. */
export async function readMetrics(
  { affiliates, commissions, now }: ReadMetricsDependencies,
  { affiliate, from, to }: { affiliate: string; from: LocalDay; to: LocalDay },
): Promise<AffiliateMetricsView> {
  const [rows, dues, statements] = await Promise.all([
    commissions.metricsOf(affiliate, { from, to }),
    commissions.duesOf(affiliate),
    affiliates.statementsOf(affiliate),
  ]);
  const total = addMetrics(...rows.map(({ metrics }) => metrics));
  return {
    total,
    days: added(rows, ({ day }) => day).map(([day, metrics]) => ({ day, metrics })),
    links: added(rows, ({ link }) => link).map(([link, metrics]) => ({ link, metrics })),
    states: added(rows, ({ state }) => state).map(([state, metrics]) => ({ state, metrics })),
    commission: {
      ...commissionTotals(dues, statements, dayOf(now())),
      reversedCents: total.reversedCents,
    },
  };
}

function added<Name extends string>(
  rows: readonly MetricRow[],
  nameOf: (row: MetricRow) => Name,
): [Name, AffiliateMetrics][] {
  const sums = new Map<Name, AffiliateMetrics>();
  for (const row of rows) {
    const name = nameOf(row);
    sums.set(name, addMetrics(sums.get(name) ?? {}, row.metrics));
  }
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1));
}
