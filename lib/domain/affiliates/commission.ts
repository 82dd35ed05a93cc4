import { addDays, type LocalDay } from '#domain/player/local-day';
import type { AffiliateCode } from './affiliate-code';
import { type AffiliateRules, rulesOn } from './affiliate-rules';
import type { Attribution } from './attribution';
import { monthOf } from './settlement';

/** Events of a referred player's ledger that concern the affiliate. */
export const accrualKinds = [
  'sign-up',
  'purchase',
  'refund',
  /** The payment provider refused the refund, so the purchase stands. */
  'refund-undone',
  'redemption',
  'redemption-undone',
] as const;
export type AccrualKind = (typeof accrualKinds)[number];

/** Reasons for which an admin reverses a commission. */
export const reversalReasons = ['false-traffic', 'self-referral', 'terms-broken', 'stolen-payment'] as const;
/** Reasons for which a purchase earns nothing: its player lives in a blocked state, or the affiliate was suspended at that time. */
export const exclusionReasons = ['state-blocked', 'affiliate-suspended'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];
/** Why a commission is not payable. */
export type ReversalReason = ExclusionReason | (typeof reversalReasons)[number];

/** An event as recorded in the ledger. */
export interface CommissionEvent {
  readonly player: string;
  /** Sequence number of the ledger row. */
  readonly sequence: number;
  readonly at: Date;
  readonly kind: AccrualKind;
  /** US cents, never below 0. */
  readonly cents: number;
  /** The purchase that was paid, or whose refund was made or undone; null for other events. */
  readonly purchase: string | null;
  /** The order whose prizes were redeemed or returned; null for other events, and where the ledger does not name it. */
  readonly order: string | null;
}

/** A commission accrual: the event, its click, the rules and the resulting amounts. */
export interface CommissionAccrual extends CommissionEvent {
  readonly affiliate: string;
  readonly link: AffiliateCode;
  readonly click: string;
  /** Sub-id of the click; absent without one. */
  readonly subId?: string;
  /** State of the player, `--` if unknown; for a refund or its undoing, the state recorded with its purchase. */
  readonly state: string;
  readonly isFirstPurchase: boolean;
  readonly ruleVersion: string;
  /** Payment costs. */
  readonly feeCents: number;
  /** Contribution to net purchases; negative for deductions. */
  readonly netCents: number;
  /** The affiliate's share, rounded toward zero, so that a full refund never takes more than the purchase earned. */
  readonly commissionCents: number;
  /** For an undone redemption: the part of its share that it does not give back, as it was written off; absent if there is none. */
  readonly writtenOffCents?: number;
  /** Commission that refunds have taken of a purchase, zero or more; 0 for other events. */
  readonly takenCents: number;
  /** When it was computed, which starts the holding period. */
  readonly reckonedAt: Date;
  readonly heldDays: number;
  /** First day, in UTC, on which it is payable. */
  readonly dueOn: LocalDay;
  /** For a refund, a dispute or an undone refund: whether the purchase fell due in an earlier month, whose payout is complete. */
  readonly isAfterPayout: boolean;
  /** Why it is not payable; null while it is in force. */
  readonly reversal: Reversal | null;
}

/** A reversal of an accrual. */
export interface Reversal {
  readonly reason: ReversalReason;
  readonly at: Date;
  readonly dueOn: LocalDay;
  /** Amount reversed: the full commission, or what refunds have left of it. */
  readonly cents: number;
}

/** The redemption that an event undoes. */
export interface UndoneRedemption {
  readonly dueOn: LocalDay;
  /** Whether the month in which the redemption falls due, or a later one, has a statement. */
  readonly isSettled: boolean;
  /** What that statement wrote off and no other undone redemption has absorbed; 0 without one. */
  readonly writtenOffCents: number;
}

/** Whether the event changes what an earlier purchase earned, and so depends on the purchase's accrual. */
export function isOfRefund(kind: AccrualKind): boolean {
  return kind === 'refund' || kind === 'refund-undone';
}

/** Payment costs of an amount. */
export function feeOf(cents: number, { feeBasisPoints, feeFixedCents }: AffiliateRules): number {
  return cents === 0 ? 0 : Math.min(cents, Math.floor((cents * feeBasisPoints) / 10_000) + feeFixedCents);
}

/** The affiliate's share of an amount, in whole cents rounded toward zero. */
export function shareOf(netCents: number, { shareBasisPoints }: AffiliateRules): number {
  return Math.trunc((netCents * shareBasisPoints) / 10_000) + 0;
}

/** The UTC day of an instant, which the program uses throughout. */
export function dayOf(at: Date): LocalDay {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length) as LocalDay;
}

/**
 * Computes an accrual. Earnings and deductions are held equally long, so that both are settled together. Only a refund and its undoing fall due
 * with their purchase, or at once if that is already due; the payment fee is not returned.
 *
 * The player's state and a suspension of the affiliate affect purchases only. A refund takes back what its purchase earned, which is
 * nothing if that was reversed, wherever the player lives now; an undone refund gives the same back. Redemptions are possible only where Sweeps Coins are offered, so a
 * redemption and its undoing always count, and a move in between cannot separate them.
 *
 * An undone redemption falls due with the redemption, so that the end of a month cannot separate them either. Once that month is settled, it
 * gives back at once what the redemption took, less what the statement wrote off: of that, the redemption took nothing. The
 * undone redemptions of a statement absorb its write-off once.
 *
 * @param details.exclusion  why a purchase earns nothing, or null
 * @param details.heldDays   current holding period of the affiliate
 * @param details.refunded   for a refund or its undoing, the current accrual of its purchase
 * @param details.undone     for an undone redemption, what it undoes; null where the ledger does not name the order
 */
export function commissionAccrual(
  commissionEvent: CommissionEvent,
  { click }: Pick<Attribution, 'click'>,
  details: {
    state: string;
    exclusion: ReversalReason | null;
    isFirstPurchase: boolean;
    reckonedAt: Date;
    heldDays: number;
    refunded: Pick<CommissionAccrual, 'state' | 'dueOn' | 'reversal'> | null;
    undone: UndoneRedemption | null;
  },
): CommissionAccrual {
  const rules = rulesOn(dayOf(commissionEvent.at));
  const { exclusion, refunded, undone, ...facts } = details;
  const feeCents = commissionEvent.kind === 'purchase' ? feeOf(commissionEvent.cents, rules) : 0;
  const netCents = signOf(commissionEvent.kind) * commissionEvent.cents - feeCents + 0;
  const share = shareOf(netCents, rules);
  const writtenOffCents = undone ? Math.min(share, undone.writtenOffCents) : 0;
  const commissionCents = share - writtenOffCents;
  const reckonedOn = dayOf(details.reckonedAt);
  const dueOn = dueDayOf(details, reckonedOn);
  const reason = commissionEvent.kind === 'purchase' ? exclusion : (refunded?.reversal?.reason ?? null);
  return {
    ...commissionEvent,
    affiliate: click.affiliate,
    link: click.link,
    click: click.id,
    ...(click.subId !== undefined && { subId: click.subId }),
    ruleVersion: rules.version,
    ...facts,
    state: refunded?.state ?? details.state,
    feeCents,
    netCents,
    commissionCents,
    ...(writtenOffCents > 0 && { writtenOffCents }),
    dueOn,
    takenCents: 0,
    isAfterPayout: refunded !== null && monthOf(refunded.dueOn) < monthOf(dueOn),
    reversal: reason && { reason, at: details.reckonedAt, dueOn, cents: commissionCents },
  };
}

export type ReversalRefused = {
  readonly code: 'affiliates/already-reversed' | 'affiliates/nothing-to-reverse';
};

/** Amount a reversal would take: for a purchase, the commission that refunds have left; other accruals cannot be reversed. */
export function leftOf({ kind, commissionCents, takenCents, reversal }: CommissionAccrual): number {
  return kind === 'purchase' && !reversal ? Math.max(0, commissionCents - takenCents) : 0;
}

/**
 * Reverses the remaining commission: on its due day, so that it never becomes payable, or at once if that day is settled.
 *
 * @param isSettled  whether the month in which the accrual falls due, or a later one, has a statement
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

function dueDayOf(
  {
    undone,
    refunded,
    heldDays,
  }: Pick<Parameters<typeof commissionAccrual>[2], 'undone' | 'refunded' | 'heldDays'>,
  reckonedOn: LocalDay,
): LocalDay {
  if (undone && !undone.isSettled) return undone.dueOn;
  const original = undone ?? refunded;
  return original ? laterOf(reckonedOn, original.dueOn) : addDays(reckonedOn, heldDays);
}

function laterOf(left: LocalDay, right: LocalDay): LocalDay {
  return left > right ? left : right;
}

function signOf(kind: AccrualKind): 1 | -1 | 0 {
  if (kind === 'sign-up') return 0;
  return kind === 'refund' || kind === 'redemption' ? -1 : 1;
}
