import { addDays, type LocalDay } from '#domain/player/local-day';
import type { AffiliateCode } from './affiliate-code';
import { type AffiliateRules, rulesOn } from './affiliate-rules';
import type { Attribution } from './attribution';
import { monthOf } from './settlement';

/** What of a referred player's ledger is a matter of their affiliate. */
export const accrualKinds = ['sign-up', 'purchase', 'refund', 'redemption', 'redemption-undone'] as const;
export type AccrualKind = (typeof accrualKinds)[number];

/** Why an admin takes a commission back. */
export const reversalReasons = ['false-traffic', 'self-referral', 'terms-broken', 'stolen-payment'] as const;
/** Why a purchase earns nothing from the start: its player lives where Sweeps Coins are not offered, or the affiliate was suspended when it was made. */
export const exclusionReasons = ['state-blocked', 'affiliate-suspended'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];
/** Why a commission is not, or not any more, to be paid. */
export type ReversalReason = ExclusionReason | (typeof reversalReasons)[number];

/** What happened, as the ledger tells it. */
export interface CommissionEvent {
  readonly player: string;
  /** The number of the ledger's line. */
  readonly sequence: number;
  readonly at: Date;
  readonly kind: AccrualKind;
  /** US cents, never below 0. */
  readonly cents: number;
  /** The purchase that was paid or went back; null for anything else. */
  readonly purchase: string | null;
}

/** One line of commission: what happened, by which click, under which rules, and what it comes to. */
export interface CommissionAccrual extends CommissionEvent {
  readonly affiliate: string;
  readonly link: AffiliateCode;
  readonly click: string;
  /** Where the player lives, `--` where they have not told; of a refund, where they lived when the purchase was reckoned. */
  readonly state: string;
  readonly isFirstPurchase: boolean;
  readonly ruleVersion: string;
  /** What taking the payment cost. */
  readonly feeCents: number;
  /** What it adds to net purchases; below zero for what takes away from them. */
  readonly netCents: number;
  /** The affiliate's share of that, towards zero: a refund in full takes no more than the purchase brought. */
  readonly commissionCents: number;
  /** What refunds that count have taken of a purchase's commission, 0 and above; 0 for anything else. */
  readonly takenCents: number;
  /** When it was reckoned; from then on it is held, for so many days. */
  readonly reckonedAt: Date;
  readonly heldDays: number;
  /** The first day, in UTC, on which it counts for a payment. */
  readonly dueOn: LocalDay;
  /** Of a refund or dispute: whether the commission that it takes fell due in an earlier month, whose payout is over. */
  readonly isAfterPayout: boolean;
  /** Why nothing is paid for it; null where it stands. */
  readonly reversal: Reversal | null;
}

/** What was taken back of a line, and why. */
export interface Reversal {
  readonly reason: ReversalReason;
  readonly at: Date;
  readonly dueOn: LocalDay;
  /** What it takes back: all of the line's commission, or what refunds have left of it. */
  readonly cents: number;
}

/** What taking a payment of so many cents costs. */
export function feeOf(cents: number, { feeBasisPoints, feeFixedCents }: AffiliateRules): number {
  return cents === 0 ? 0 : Math.min(cents, Math.floor((cents * feeBasisPoints) / 10_000) + feeFixedCents);
}

/** The share of so many cents, whole cents towards zero. */
export function shareOf(netCents: number, { shareBasisPoints }: AffiliateRules): number {
  return Math.trunc((netCents * shareBasisPoints) / 10_000) + 0;
}

/** The day of an instant in UTC, by which everything of the program is reckoned. */
export function dayOf(at: Date): LocalDay {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length) as LocalDay;
}

/**
 * Reckons a line. All is held for as long, what takes away as well: so neither is settled without the other. A refund alone counts
 * with its purchase, or at once where that is due already; the fee of the payment is not given back.
 *
 * Where the player lives, and whether the affiliate is suspended, decides about purchases alone. A refund takes back what its purchase earns: nothing where that is reversed,
 * wherever the player lives by now. A prize can be redeemed only where Sweeps Coins are offered, so that it was is proof enough: it
 * counts, and so does its coming back, and a move in between leaves neither without the other.
 *
 * @param told.exclusion  why nothing is paid for a purchase, null where something is
 * @param told.heldDays   for how long the affiliate's commission is held by now
 * @param told.refunded   of a refund: the line of its purchase, as it stands
 */
export function commissionAccrual(
  commissionEvent: CommissionEvent,
  { click }: Pick<Attribution, 'click'>,
  told: {
    state: string;
    exclusion: ReversalReason | null;
    isFirstPurchase: boolean;
    reckonedAt: Date;
    heldDays: number;
    refunded: Pick<CommissionAccrual, 'state' | 'dueOn' | 'reversal'> | null;
  },
): CommissionAccrual {
  const rules = rulesOn(dayOf(commissionEvent.at));
  const { exclusion, refunded, ...facts } = told;
  const feeCents = commissionEvent.kind === 'purchase' ? feeOf(commissionEvent.cents, rules) : 0;
  const netCents = signOf(commissionEvent.kind) * commissionEvent.cents - feeCents + 0;
  const commissionCents = shareOf(netCents, rules);
  const reckonedOn = dayOf(told.reckonedAt);
  const dueOn = refunded ? laterOf(reckonedOn, refunded.dueOn) : addDays(reckonedOn, told.heldDays);
  const reason = commissionEvent.kind === 'purchase' ? exclusion : (refunded?.reversal?.reason ?? null);
  return {
    ...commissionEvent,
    affiliate: click.affiliate,
    link: click.link,
    click: click.id,
    ruleVersion: rules.version,
    ...facts,
    state: refunded?.state ?? told.state,
    feeCents,
    netCents,
    commissionCents,
    dueOn,
    takenCents: 0,
    isAfterPayout: refunded !== null && monthOf(refunded.dueOn) < monthOf(dueOn),
    reversal: reason && { reason, at: told.reckonedAt, dueOn, cents: commissionCents },
  };
}

export type ReversalRefused = {
  readonly code: 'affiliates/already-reversed' | 'affiliates/nothing-to-reverse';
};

/** What a reversal would take back of a line: of a purchase what refunds have left of its commission; nothing else earns any. */
export function leftOf({ kind, commissionCents, takenCents, reversal }: CommissionAccrual): number {
  return kind === 'purchase' && !reversal ? Math.max(0, commissionCents - takenCents) : 0;
}

/**
 * Takes what is left of a commission back: on the day on which it is due, so that it never is, or at once where that day is settled.
 *
 * @param asked.isSettled  whether there is a statement of the month in which the line falls due, or of a later one
 */
export function reverseAccrual(
  line: CommissionAccrual,
  { reason, at, isSettled }: { reason: ReversalReason; at: Date; isSettled: boolean },
): CommissionAccrual | ReversalRefused {
  if (line.reversal) return { code: 'affiliates/already-reversed' };
  const cents = leftOf(line);
  if (cents === 0) return { code: 'affiliates/nothing-to-reverse' };
  const dueOn = isSettled ? laterOf(dayOf(at), line.dueOn) : line.dueOn;
  return { ...line, reversal: { reason, at, dueOn, cents } };
}

function laterOf(left: LocalDay, right: LocalDay): LocalDay {
  return left > right ? left : right;
}

function signOf(kind: AccrualKind): 1 | -1 | 0 {
  if (kind === 'sign-up') return 0;
  return kind === 'purchase' || kind === 'redemption-undone' ? 1 : -1;
}
