import type { AffiliateMetrics } from '#contracts/affiliates/routes';
import { countLabel, shareLabel } from '#web/lib/format/numbers';
import { dollarLabel } from './affiliate-copy';

/** A column of metrics; sums are in cents, and formatted in dollars. A rate is a share of the clicks. */
export interface MetricColumn {
  readonly name: string;
  readonly of: (metrics: AffiliateMetrics) => number;
  readonly isMoney: boolean;
  readonly isRate?: boolean;
}

/** Metrics of a day, a link or a state, by its name. */
export interface MetricRow {
  readonly name: string;
  readonly metrics: AffiliateMetrics;
}

/** Visitors who refuse to be remembered are not counted. */
const clicks: MetricColumn = { name: 'Clicks with consent', of: (of) => of.clicks, isMoney: false };
const visitors: MetricColumn = { name: 'Visitors', of: (of) => of.visitors, isMoney: false };
const signUps: MetricColumn = { name: 'Sign-ups', of: (of) => of.signUps, isMoney: false };
const first: MetricColumn = { name: 'First purchases', of: (of) => of.firstPurchases, isMoney: false };
const net: MetricColumn = { name: 'Net revenue', of: (of) => of.netCents, isMoney: true };
const commission: MetricColumn = {
  name: 'Commission',
  isMoney: true,
  of: ({ commissionCents, reversedCents }) => commissionCents - reversedCents,
};

const conversion: MetricColumn = {
  name: 'Sign-ups per click',
  isMoney: false,
  isRate: true,
  of: (of) => perClick(of.signUps, of),
};
const earningsPerClick: MetricColumn = {
  name: 'Commission per click',
  isMoney: true,
  of: (of) => Math.round(perClick(commission.of(of), of)),
};

/** Columns of the summary tiles, in order. */
export const tileColumns: readonly MetricColumn[] = [
  clicks,
  visitors,
  signUps,
  conversion,
  first,
  net,
  commission,
  earningsPerClick,
];

/** What a link shows beside its address. */
export const earningColumns: readonly MetricColumn[] = [clicks, signUps, conversion, earningsPerClick];

function perClick(value: number, { clicks: all }: AffiliateMetrics): number {
  return all === 0 ? 0 : value / all;
}

/** Columns of every table and file: purchases less the following columns are net revenue, and earned less reversed is the commission. */
export const tableColumns: readonly MetricColumn[] = [
  clicks,
  visitors,
  signUps,
  conversion,
  first,
  { name: 'Purchases', of: (of) => of.purchasesCents, isMoney: true },
  { name: 'Refunds', of: (of) => of.refundsCents, isMoney: true },
  { name: 'Prizes redeemed', of: (of) => of.redemptionsCents, isMoney: true },
  { name: 'Fees', of: (of) => of.feesCents, isMoney: true },
  net,
  { name: 'Earned', of: (of) => of.commissionCents, isMoney: true },
  { name: 'Reversed', of: (of) => of.reversedCents, isMoney: true },
  commission,
  earningsPerClick,
];

/** Formats a metric as a number, in percent or in dollars. */
export function metricLabel(
  { of, isMoney, isRate = false }: MetricColumn,
  metrics: AffiliateMetrics,
): string {
  if (isRate) return shareLabel(of(metrics), { most: 1 });
  return (isMoney ? dollarLabel : countLabel)(of(metrics));
}

/** Returns the rows of a table for a file: headers first, sums in cents, rates as shares of 1. */
export function fileRows(head: string, rows: readonly MetricRow[]): (string | number)[][] {
  const heads = tableColumns.map(({ name, isMoney }) => (isMoney ? `${name} (cents)` : name));
  return [
    [head, ...heads],
    ...rows.map(({ name, metrics }) => [name, ...tableColumns.map(({ of }) => of(metrics))]),
  ];
}
