import { type Amount, amount } from '#domain/money/coin';
import type { GrantTerms } from '#domain/wallet/grant';
import { type Posting, transfer } from '#domain/wallet/posting';
import { type CoinPackage, offerPackage, ordinaryPackage } from './packages';

export const purchaseStates = [
  'created',
  'paid',
  'credited',
  'failed',
  'expired',
  'refunded',
  'disputed',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Reason of a step whose state alone is ambiguous. */
export const purchaseReasons = [
  /** The payment takes time, like a bank transfer. */
  'payment-pending',
  /** The payment was declined. */
  'declined',
  /** The checkout expired without a payment. */
  'time-over',
  /** The player canceled the payment. */
  'canceled',
  /** The payment arrived after the purchase had ended. */
  'paid-late',
  /** Another purchase used the first-purchase offer, so the regular package of the price was credited. */
  'offer-used',
  /** The full price was refunded. */
  'in-full',
  /** A part of the price was refunded. */
  'in-part',
  /** The player's bank decided a dispute of the payment. */
  'dispute-won',
  'dispute-lost',
  /** The payment provider refused a refund for good, so the coins went back to the player. */
  'refund-refused',
  /** The bank did not accept the money of a refund, so it is due again. */
  'refund-failed',
] as const;
export type PurchaseReason = (typeof purchaseReasons)[number];

/**
 * Allowed transitions. A received payment is never rejected, so `paid` may follow an ended purchase; only a refund or a dispute follows
 * `credited`, and no transition credits coins twice. A refund that the provider refused leads back to `credited`, or during a dispute to `disputed`.
 */
const nextStates: Record<PurchaseState, readonly PurchaseState[]> = {
  created: ['created', 'paid', 'failed', 'expired'],
  paid: ['credited'],
  failed: ['paid'],
  expired: ['paid'],
  credited: ['refunded', 'disputed'],
  refunded: ['refunded', 'disputed', 'credited'],
  disputed: ['disputed', 'credited', 'refunded'],
};

export interface PurchaseStep {
  readonly state: PurchaseState;
  readonly at: Date;
  readonly reason: PurchaseReason | null;
}

/** Coins of both kinds, each in its smallest unit. */
export interface CoinPair {
  readonly gold: Amount;
  readonly sweeps: Amount;
}

/** What a refund took from the player, until the payment provider has returned the money. */
export interface RefundDue {
  readonly cents: number;
  readonly gold: Amount;
  readonly sweepsUnplayed: Amount;
  readonly sweepsRedeemable: Amount;
  /** Distinguishes this refund from an earlier one of the purchase that the provider refused. */
  readonly attempt: number;
  /** How often the provider sent the money and the bank returned it. @default 0 */
  readonly failures?: number;
}

/** `won` is also a dispute that ended without a decision and took no money. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** One purchase of coins, from checkout to any refund or dispute. */
export interface Purchase extends CoinPair {
  readonly player: string;
  /** Sorts by time, see `purchaseId`. */
  readonly id: string;
  readonly packageId: string;
  readonly priceCents: number;
  readonly isFirstPurchase: boolean;
  readonly createdAt: Date;
  /** Until when the provider accepts a payment. */
  readonly expiresAt: Date;
  /** Steps in chronological order, at least one. */
  readonly timeline: readonly PurchaseStep[];
  /** The provider's checkout, null until it is created; see `lambdas/payments`. */
  readonly checkout: { readonly id: string; readonly url: string } | null;
  /** The provider's payment id, null before the payment. */
  readonly payment: string | null;
  /** Total refunded, in cents and coins. */
  readonly refunded: CoinPair & { readonly cents: number };
  /** A refund whose money the provider has not returned yet; null without one. */
  readonly refundDue: RefundDue | null;
  /** The last refund of an admin whose money the provider sent; null without one. It can still fail. */
  readonly refundPaid: RefundDue | null;
  /** When an admin marked the refund that was given up last as settled; null until then. */
  readonly refundSettledAt: Date | null;
  /** Disputes of the payment by the provider's ids; a payment can be disputed several times. */
  readonly disputes: Readonly<Record<string, DisputeStatus>>;
  /** Number of writes. */
  readonly revision: number;
}

/** Ledger detail of purchased coins, with the grant terms of the Sweeps Coins. */
export interface PurchaseDetail {
  readonly kind: 'purchase';
  readonly purchase: string;
  readonly packageId: string;
  readonly priceCents: number;
  readonly receiptNumber: string;
  readonly terms: GrantTerms;
}

/** Ledger detail of a begun purchase, which counts against the player's limits. */
export interface PurchaseBegunDetail {
  readonly kind: 'purchase-begun';
  readonly purchase: string;
  readonly packageId: string;
  readonly priceCents: number;
}

/** Ledger detail of a purchase that ended unpaid and no longer counts. */
export interface PurchaseEndedDetail {
  readonly kind: 'purchase-ended';
  readonly purchase: string;
  readonly state: 'failed' | 'expired';
}

const noCoins: CoinPair = { gold: amount(0), sweeps: amount(0) };

/** How long a checkout stays open, in minutes; Stripe allows none shorter than 30. */
const openMinutes = 45;

/** Shortest remaining time in which a checkout may be opened: Stripe's minimum plus one minute. */
const leastOpenMinutes = 31;

/**
 * Creates a purchase id that sorts by time and can be read aloud.
 *
 * @param tag  distinguishes purchases of the same millisecond, such as `3f9a1c`
 * @returns such as `2026-11-21-071203123-3f9a1c`, in UTC
 */
export function purchaseId(at: Date, tag: string): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `${day}-${time.replaceAll(/\D/g, '')}-${tag}`;
}

/**
 * Begins a purchase. The promised coins are credited later, wherever the player lives by then.
 *
 * @param begun.withSweeps  whether the player is eligible for Sweeps Coins; otherwise only Gold Coins are promised
 */
export function beginPurchase(
  offered: CoinPackage,
  { player, id, at, withSweeps }: { player: string; id: string; at: Date; withSweeps: boolean },
): Purchase {
  const { priceCents, gold, sweeps, isFirstPurchase } = offered;
  return {
    player,
    id,
    packageId: offered.id,
    priceCents,
    isFirstPurchase,
    gold,
    sweeps: withSweeps ? sweeps : amount(0),
    createdAt: at,
    expiresAt: new Date(at.getTime() + openMinutes * 60_000),
    timeline: [{ state: 'created', at, reason: null }],
    checkout: null,
    payment: null,
    refunded: { ...noCoins, cents: 0 },
    refundDue: null,
    refundPaid: null,
    refundSettledAt: null,
    disputes: {},
    revision: 1,
  };
}

/** Current state of a purchase. */
export function stateOf({ timeline }: Pick<Purchase, 'timeline'>): PurchaseState {
  const last = timeline.at(-1);
  if (!last) throw new RangeError('A purchase has at least the step that began it');
  return last.state;
}

/** Whether the purchase is unpaid and payable. */
export function isOpen(purchase: Purchase): boolean {
  return stateOf(purchase) === 'created';
}

/** Whether the coins were credited, including purchases refunded since. */
export function isCredited({ timeline }: Pick<Purchase, 'timeline'>): boolean {
  return timeline.some(({ state }) => state === 'credited');
}

/** Whether it ended unpaid and counts against no limit. */
export function isEnded(purchase: Purchase): boolean {
  const state = stateOf(purchase);
  return state === 'failed' || state === 'expired';
}

/** Whether a payment is in progress that takes time. */
export function isPending({ timeline }: Purchase): boolean {
  const last = timeline.at(-1);
  return last?.state === 'created' && last.reason === 'payment-pending';
}

/** Whether a checkout can still be opened with enough time to pay. */
export function mayOpenCheckout(purchase: Purchase, now: Date): boolean {
  return isOpen(purchase) && purchase.expiresAt.getTime() - now.getTime() >= leastOpenMinutes * 60_000;
}

/** Receipt number, null before the coins are credited. */
export function receiptNumberOf(purchase: Pick<Purchase, 'id' | 'timeline'>): string | null {
  return isCredited(purchase) ? receiptNumber(purchase.id) : null;
}

export function receiptNumber(id: string): string {
  return `JH-${id}`;
}

/** Restores a purchase as returned when it was begun, including the offer if another package was credited instead. */
export function asBegun(purchase: Purchase): Purchase {
  const { timeline, priceCents, sweeps } = purchase;
  const isOther = timeline.some(({ reason }) => reason === 'offer-used');
  const terms = isOther && promised(offerPackage(priceCents), sweeps);
  return {
    ...purchase,
    ...terms,
    timeline: timeline.slice(0, 1),
    refunded: { ...noCoins, cents: 0 },
    refundDue: null,
    refundPaid: null,
    refundSettledAt: null,
    disputes: {},
  };
}

/** Records the provider's checkout. */
export function withCheckout(purchase: Purchase, checkout: NonNullable<Purchase['checkout']>): Purchase {
  return { ...purchase, checkout, revision: purchase.revision + 1 };
}

/** Records a payment that takes time; null when it is already recorded or the purchase is not open. */
export function awaitPayment(purchase: Purchase, at: Date): Purchase | null {
  if (!isOpen(purchase) || isPending(purchase)) return null;
  return step(purchase, { state: 'created', at, reason: 'payment-pending' });
}

/**
 * Ends an unpaid purchase; null when it is not open.
 *
 * @param ended.isCanceled  whether the player canceled it before it expired
 */
export function endPurchase(
  purchase: Purchase,
  { state, at, isCanceled = false }: { state: 'failed' | 'expired'; at: Date; isCanceled?: boolean },
): Purchase | null {
  if (!isOpen(purchase)) return null;
  if (state === 'failed') return step(purchase, { state, at, reason: 'declined' });
  return step(purchase, { state, at, reason: isCanceled ? 'canceled' : 'time-over' });
}

/**
 * Credits the coins of a payment, exactly once: a purchase that was credited before gets nothing more in any state. A payment that arrives
 * after the purchase ended is credited as well.
 *
 * @param paid.isOfferUsed  whether another purchase used the first-purchase offer; the regular package of the price is then credited
 * @returns the purchase and the postings, or null when the coins were credited before
 */
export function creditPurchase(
  purchase: Purchase,
  paid: { payment: string | null; paidAt: Date; at: Date; isOfferUsed: boolean },
): { purchase: Purchase; postings: Posting[] } | null {
  if (isCredited(purchase)) return null;
  const { at, paidAt, payment } = paid;
  const paidStep: PurchaseStep = {
    state: 'paid',
    at: paidAt,
    reason: isEnded(purchase) ? 'paid-late' : null,
  };
  const isOther = purchase.isFirstPurchase && paid.isOfferUsed;
  const terms = isOther && promised(ordinaryPackage(purchase.priceCents), purchase.sweeps);
  const credited = step(step({ ...purchase, ...terms, payment }, paidStep), {
    state: 'credited',
    at,
    reason: isOther ? 'offer-used' : null,
  });
  const { gold, sweeps } = credited;
  const house = 'house:purchases';
  const postings = [
    ...transfer({ player: 'player:gold', house, amount: gold }),
    ...transfer({ player: 'player:sweeps-unplayed', house, amount: sweeps }),
  ];
  return { purchase: { ...credited, revision: purchase.revision + 1 }, postings };
}

/**
 * Appends a step.
 *
 * @throws RangeError when the transition is not allowed (a bug: every caller checks first)
 */
export function step(purchase: Purchase, next: PurchaseStep): Purchase {
  const from = stateOf(purchase);
  if (!nextStates[from].includes(next.state))
    throw new RangeError(`A purchase that is ${from} does not become ${next.state}`);
  return { ...purchase, timeline: [...purchase.timeline, next], revision: purchase.revision + 1 };
}

/** Takes over the contents of another package; a purchase without Sweeps Coins stays without them. */
function promised({ id: packageId, gold, sweeps, isFirstPurchase }: CoinPackage, before: Amount) {
  return { packageId, gold, isFirstPurchase, sweeps: before === 0 ? before : sweeps };
}
