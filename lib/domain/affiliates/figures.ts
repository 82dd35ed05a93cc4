import type { LocalDay } from '#domain/player/local-day';
import { type CommissionLine, dayOf } from './commission';
import { type Due, monthOf } from './settlement';

/** What is counted of an affiliate, for each day, link and state. Sums of cents; refunds, redemptions and fees as they are taken off. */
export const figureNames = [
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
export type FigureName = (typeof figureNames)[number];
export type AffiliateFigures = Readonly<Record<FigureName, number>>;

const noFigures = Object.fromEntries(figureNames.map((name) => [name, 0])) as AffiliateFigures;

/** Adds figures up. */
export function addFigures(...all: readonly Partial<AffiliateFigures>[]): AffiliateFigures {
  const sums: Record<FigureName, number> = { ...noFigures };
  for (const each of all) for (const name of figureNames) sums[name] += each[name] ?? 0;
  return sums;
}

/** What a line adds to the figures of the day on which it happened, as it was reckoned: with its reversal where it was born with one. */
export function figuresOfLine(line: CommissionLine): Partial<AffiliateFigures> {
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
    ...figuresOfReversal(line),
  };
}

/** What its reversal adds to them, where it has one. */
export function figuresOfReversal({ reversal }: CommissionLine): Partial<AffiliateFigures> {
  return reversal ? { reversedCents: reversal.cents } : {};
}

/** What a line makes due and when; a line that was reversed makes due what is taken back as well. */
export function duesOf(line: CommissionLine): ReadonlyMap<LocalDay, Due> {
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
export function dueOfReversal({ dueOn, reversal }: CommissionLine): Due | null {
  if (!reversal) return null;
  const isAfterPayout = monthOf(reversal.dueOn) > monthOf(dueOn);
  return { cents: -reversal.cents, takenBackCents: isAfterPayout ? reversal.cents : 0 };
}

/** Of which day, link and state a line is. */
export function placeOf({ at, link, state }: CommissionLine): { day: LocalDay; link: string; state: string } {
  return { day: dayOf(at), link, state };
}
