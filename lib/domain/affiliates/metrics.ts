import type { LocalDay } from '#domain/player/local-day';
import { type CommissionAccrual, dayOf } from './commission';
import { type Due, monthOf } from './settlement';

/** Metrics of an affiliate per day, link and state. Sums in cents; refunds, redemptions and fees are positive deductions. */
export const metricNames = [
  'clicks',
  'visitors',
  'signUps',
  'firstPurchases',
  'purchasesCents',
  'refundsCents',
  'redemptionsCents',
  'feesCents',
  'netCents',
  'commissionCents',
  'reversedCents',
] as const;
export type MetricName = (typeof metricNames)[number];
export type AffiliateMetrics = Readonly<Record<MetricName, number>>;

const noMetrics = Object.fromEntries(metricNames.map((name) => [name, 0])) as AffiliateMetrics;

/** Adds metrics. */
export function addMetrics(...all: readonly Partial<AffiliateMetrics>[]): AffiliateMetrics {
  const sums: Record<MetricName, number> = { ...noMetrics };
  for (const each of all) for (const name of metricNames) sums[name] += each[name] ?? 0;
  return sums;
}

/** Contribution of an accrual to the metrics of its day, including a reversal it was created with. */
export function metricsOfAccrual(line: CommissionAccrual): Partial<AffiliateMetrics> {
  const { kind, cents, feeCents, netCents, commissionCents } = line;
  const money = { feesCents: feeCents, netCents, commissionCents };
  return {
    ...(kind === 'sign-up' && { signUps: 1 }),
    ...(kind === 'purchase' && {
      ...money,
      purchasesCents: cents,
      firstPurchases: line.isFirstPurchase ? 1 : 0,
    }),
    ...(kind === 'refund' && { ...money, refundsCents: cents }),
    ...(kind === 'refund-undone' && { ...money, refundsCents: -cents }),
    ...(kind === 'redemption' && { ...money, redemptionsCents: cents }),
    ...(kind === 'redemption-undone' && { ...money, redemptionsCents: -cents }),
    ...metricsOfReversal(line),
  };
}

/** Contribution of the accrual's reversal, if any. */
export function metricsOfReversal({ reversal }: CommissionAccrual): Partial<AffiliateMetrics> {
  return reversal ? { reversedCents: reversal.cents } : {};
}

/** Amounts of an accrual by due day, including its reversal. */
export function duesOf(line: CommissionAccrual): ReadonlyMap<LocalDay, Due> {
  const { commissionCents, dueOn, isAfterPayout, reversal } = line;
  const onReversal = dueOfReversal(line);
  if (reversal?.dueOn === dueOn) {
    const cents = commissionCents - reversal.cents;
    return new Map(cents === 0 ? [] : [[dueOn, { cents, takenBackCents: 0 }]]);
  }
  const due = { cents: commissionCents, takenBackCents: isAfterPayout ? -commissionCents : 0 };
  return new Map([
    ...(commissionCents === 0 ? [] : [[dueOn, due] as const]),
    ...(reversal && onReversal ? [[reversal.dueOn, onReversal] as const] : []),
  ]);
}

/** The due amount of a reversal, or null. It counts as taken back after a payout if the accrual fell due in an earlier month. */
export function dueOfReversal({ dueOn, reversal }: CommissionAccrual): Due | null {
  if (!reversal) return null;
  const isAfterPayout = monthOf(reversal.dueOn) > monthOf(dueOn);
  return { cents: -reversal.cents, takenBackCents: isAfterPayout ? reversal.cents : 0 };
}

/** The day, link and state that an accrual belongs to. */
export function placeOf({ at, link, state }: CommissionAccrual): {
  day: LocalDay;
  link: string;
  state: string;
} {
  return { day: dayOf(at), link, state };
}
