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

/** Why a purchase took a step, where the step does not say it all. */
export const purchaseReasons = [
  /** The payment was begun and takes its time, as a transfer between banks does. */
  'payment-pending',
  /** The payment was refused by whoever was to pay it. */
  'declined',
  /** Nobody paid while the checkout was open. */
  'time-over',
  /** The player gave the payment up. */
  'canceled',
  /** The money came after the purchase had ended. */
  'paid-late',
  /** The first-purchase offer had been used by another purchase meanwhile: the ordinary package of the price was credited. */
  'offer-used',
  /** All of the price went back. */
  'in-full',
  /** A part of the price went back. */
  'in-part',
  /** The payment was disputed at the player's bank, and the bank decided. */
  'dispute-won',
  'dispute-lost',
] as const;
export type PurchaseReason = (typeof purchaseReasons)[number];

/**
 * What follows what: the one table of it. Money that came is never turned away, so `paid` follows a purchase that had ended as well;
 * nothing leads back from `credited` but a refund or a dispute, and no state leads to a second credit of coins.
 */
const nextStates: Record<PurchaseState, readonly PurchaseState[]> = {
  created: ['created', 'paid', 'failed', 'expired'],
  paid: ['credited'],
  failed: ['paid'],
  expired: ['paid'],
  credited: ['refunded', 'disputed'],
  refunded: ['refunded', 'disputed'],
  disputed: ['credited', 'refunded'],
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

/** One purchase of coins, from the first click to whatever became of the money. */
export interface Purchase extends CoinPair {
  readonly player: string;
  /** Sorts by time: see `purchaseId`. */
  readonly id: string;
  readonly packageId: string;
  readonly priceCents: number;
  readonly isFirstPurchase: boolean;
  readonly createdAt: Date;
  /** Until when the provider takes a payment for it. */
  readonly expiresAt: Date;
  /** From the first step to the last, at least one. */
  readonly timeline: readonly PurchaseStep[];
  /** The provider's checkout, null until it is there: see `lambdas/payments`. */
  readonly checkout: { readonly id: string; readonly url: string } | null;
  /** What the provider calls the payment, null before there is one. */
  readonly payment: string | null;
  /** What has gone back: of the price, and of the coins. */
  readonly refunded: CoinPair & { readonly cents: number };
  /** What a bank was asked about the payment, and what it decided. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
  /** Counts the writes. */
  readonly revision: number;
}

/** How the ledger remembers coins that were bought, with what holds for the Sweeps Coins among them. */
export interface PurchaseDetail {
  readonly kind: 'purchase';
  readonly purchase: string;
  readonly packageId: string;
  readonly priceCents: number;
  readonly receiptNumber: string;
  readonly terms: GrantTerms;
}

/** How it remembers that a purchase was begun, which counts against the player's limits. */
export interface PurchaseBegunDetail {
  readonly kind: 'purchase-begun';
  readonly purchase: string;
  readonly packageId: string;
  readonly priceCents: number;
}

/** How it remembers that a purchase ended without a payment, and counts no more. */
export interface PurchaseEndedDetail {
  readonly kind: 'purchase-ended';
  readonly purchase: string;
  readonly state: 'failed' | 'expired';
}

const noCoins: CoinPair = { gold: amount(0), sweeps: amount(0) };

/** How long a checkout stays open, in minutes; Stripe allows none shorter than 30. */
const openMinutes = 45;

/** How long before the end a checkout must be opened at the latest: what Stripe allows, and a minute. */
const leastOpenMinutes = 31;

/**
 * Names a purchase by when it was begun, so that ids sort by time and can be read out.
 *
 * @param tag  tells two purchases of one millisecond apart, such as `3f9a1c`
 * @returns such as `2026-11-21-071203123-3f9a1c`, in UTC
 */
export function purchaseId(at: Date, tag: string): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `${day}-${time.replaceAll(/\D/g, '')}-${tag}`;
}

/**
 * Begins a purchase. What is promised now is what will be credited, wherever the player lives by then.
 *
 * @param begun.withSweeps  whether the player may get Sweeps Coins; Gold Coins alone otherwise
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
    dispute: null,
    revision: 1,
  };
}

/** Where a purchase stands. */
export function stateOf({ timeline }: Pick<Purchase, 'timeline'>): PurchaseState {
  const last = timeline.at(-1);
  if (!last) throw new RangeError('A purchase has at least the step that began it');
  return last.state;
}

/** Whether nobody has paid yet and somebody still may. */
export function isOpen(purchase: Purchase): boolean {
  return stateOf(purchase) === 'created';
}

/** Whether the coins of a purchase came, be it that some went back since. */
export function isCredited({ timeline }: Pick<Purchase, 'timeline'>): boolean {
  return timeline.some(({ state }) => state === 'credited');
}

/** Whether it ended without a payment, and counts against no limit. */
export function isEnded(purchase: Purchase): boolean {
  const state = stateOf(purchase);
  return state === 'failed' || state === 'expired';
}

/** Whether a payment was begun that takes its time. */
export function isPending({ timeline }: Purchase): boolean {
  const last = timeline.at(-1);
  return last?.state === 'created' && last.reason === 'payment-pending';
}

/** Whether a checkout can still be opened for it, so that the player has time to pay. */
export function mayOpenCheckout(purchase: Purchase, now: Date): boolean {
  return isOpen(purchase) && purchase.expiresAt.getTime() - now.getTime() >= leastOpenMinutes * 60_000;
}

/** The number on its receipt, null before its coins came. */
export function receiptNumberOf(purchase: Pick<Purchase, 'id' | 'timeline'>): string | null {
  return isCredited(purchase) ? receiptNumber(purchase.id) : null;
}

export function receiptNumber(id: string): string {
  return `JH-${id}`;
}

/** A purchase as its begin was answered: what became of it since is left out, also another package than the offer that was promised. */
export function asBegun(purchase: Purchase): Purchase {
  const { timeline, priceCents, sweeps } = purchase;
  const isOther = timeline.some(({ reason }) => reason === 'offer-used');
  const terms = isOther && promised(offerPackage(priceCents), sweeps);
  return {
    ...purchase,
    ...terms,
    timeline: timeline.slice(0, 1),
    refunded: { ...noCoins, cents: 0 },
    dispute: null,
  };
}

/** Remembers the provider's checkout. */
export function withCheckout(purchase: Purchase, checkout: NonNullable<Purchase['checkout']>): Purchase {
  return { ...purchase, checkout, revision: purchase.revision + 1 };
}

/** Remembers that a payment was begun and takes its time; null where that is known, or over. */
export function awaitPayment(purchase: Purchase, at: Date): Purchase | null {
  if (!isOpen(purchase) || isPending(purchase)) return null;
  return step(purchase, { state: 'created', at, reason: 'payment-pending' });
}

/**
 * Ends a purchase that nobody paid for; null where it is not open any more.
 *
 * @param ended.isCanceled  whether the player gave it up before its time was over
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
 * Turns a payment into coins, once: a purchase that was credited gets nothing more, whatever became of it since. A payment that
 * comes after the purchase has ended counts like any other.
 *
 * @param paid.isOfferUsed  whether another purchase was the player's first by now: then the ordinary package of the price is credited
 * @returns the purchase and the postings of its coins, null where they came before
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
 * Adds a step, which must follow the one before.
 *
 * @throws RangeError where it does not (our bug: every caller looks first)
 */
export function step(purchase: Purchase, next: PurchaseStep): Purchase {
  const from = stateOf(purchase);
  if (!nextStates[from].includes(next.state))
    throw new RangeError(`A purchase that is ${from} does not become ${next.state}`);
  return { ...purchase, timeline: [...purchase.timeline, next], revision: purchase.revision + 1 };
}

/** The terms of another package; a purchase that was promised Gold Coins alone stays Gold Coins alone. */
function promised({ id: packageId, gold, sweeps, isFirstPurchase }: CoinPackage, before: Amount) {
  return { packageId, gold, isFirstPurchase, sweeps: before === 0 ? before : sweeps };
}
