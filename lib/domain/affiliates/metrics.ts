import type { LocalDay } from '#domain/player/local-day';
import { type CommissionAccrual, dayOf } from './commission';
import { type Due, monthOf } from './settlement';

/** What is counted of an affiliate, for each day, link and state. Sums of cents; refunds, redemptions and fees as they are taken off. */
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

/** Adds figures up. */
export function addMetrics(...all: readonly Partial<AffiliateMetrics>[]): AffiliateMetrics {
  const sums: Record<MetricName, number> = { ...noMetrics };
  for (const each of all) for (const name of metricNames) sums[name] += each[name] ?? 0;
  return sums;
}

/** What a line adds to the figures of the day on which it happened, as it was reckoned: with its reversal where it was born with one. */
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
    ...(kind === 'redemption' && { ...money, redemptionsCents: cents }),
    ...(kind === 'redemption-undone' && { ...money, redemptionsCents: -cents }),
    ...metricsOfReversal(line),
  };
}

/** What its reversal adds to them, where it has one. */
export function metricsOfReversal({ reversal }: CommissionAccrual): Partial<AffiliateMetrics> {
  return reversal ? { reversedCents: reversal.cents } : {};
}

/** What a line makes due and when; a line that was reversed makes due what is taken back as well. */
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

/** What its reversal makes due, null where it has none. It is taken back after a payout where the line fell due in an earlier month. */
export function dueOfReversal({ dueOn, reversal }: CommissionAccrual): Due | null {
  if (!reversal) return null;
  const isAfterPayout = monthOf(reversal.dueOn) > monthOf(dueOn);
  return { cents: -reversal.cents, takenBackCents: isAfterPayout ? reversal.cents : 0 };
}

/** Of which day, link and state a line is. */
export function placeOf({ at, link, state }: CommissionAccrual): {
  day: LocalDay;
  link: string;
  state: string;
} {
  return { day: dayOf(at), link, state };
}
