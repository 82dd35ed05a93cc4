import { type Amount, amount, negate } from '#domain/money/coin';
import { type Balances, noCoins } from '#domain/wallet/balances';
import { changeOf, type Posting, transfer } from '#domain/wallet/posting';
import { type CoinPair, isCredited, type Purchase, type RefundDue, stateOf, step } from './purchase';
import { hasDispute } from './purchase-dispute';
import { type Refund, refundPurchase } from './purchase-refund';

/** Why an admin cannot refund a purchase. */
export type RefundRefused =
  | { readonly code: 'coins/not-credited' }
  | { readonly code: 'coins/already-refunded' }
  | { readonly code: 'coins/purchase-disputed' }
  /** The shortfall of each coin. */
  | ({ readonly code: 'coins/refund-coins-spent' } & CoinPair);

/** What is left of a purchase to refund: dollars in cents, and the coins that go back with them. */
export interface Refundable extends CoinPair {
  readonly cents: number;
}

/** Returns what a refund of the whole rest takes back; null when nothing can be refunded. */
export function refundableOf(purchase: Purchase): Refundable | null {
  if (!isCredited(purchase) || hasDispute(purchase, 'open')) return null;
  const rest = refundPurchase(purchase, noCoins, { cents: purchase.priceCents, at: purchase.createdAt });
  return rest && { cents: rest.cents, ...rest.owed };
}

/**
 * Takes back all remaining coins of a purchase before its money is returned. Unlike a refund that the provider reports, it is refused when
 * the player has spent any of them.
 */
export function requestRefund(purchase: Purchase, balances: Balances, at: Date): Refund | RefundRefused {
  if (!isCredited(purchase)) return { code: 'coins/not-credited' };
  if (hasDispute(purchase, 'open')) return { code: 'coins/purchase-disputed' };
  const refund = refundPurchase(purchase, balances, { cents: purchase.priceCents, at });
  if (!refund) return { code: 'coins/already-refunded' };
  const { owed, postings } = refund;
  if (owed.gold > 0 || owed.sweeps > 0) return { code: 'coins/refund-coins-spent', ...owed };
  const refundDue: RefundDue = {
    cents: refund.cents,
    gold: negate(changeOf(postings, 'player:gold')),
    sweepsUnplayed: negate(changeOf(postings, 'player:sweeps-unplayed')),
    sweepsRedeemable: negate(changeOf(postings, 'player:sweeps-redeemable')),
    attempt: purchase.revision,
  };
  return { ...refund, purchase: { ...refund.purchase, refundDue } };
}

/**
 * Records that the money was returned, by the provider or by the bank that decided a dispute.
 *
 * @returns null when this attempt is not due, because it was settled or restored before
 */
export function settleRefund(purchase: Purchase, attempt: number): Purchase | null {
  const { refundDue: due } = purchase;
  if (due?.attempt !== attempt) return null;
  return { ...purchase, refundDue: null, refundPaid: due, revision: purchase.revision + 1 };
}

/**
 * Makes a refund due again, as a new attempt, because the bank did not accept its money.
 *
 * @param attempt  the attempt that failed
 * @returns null when another attempt followed, or when the bank returned the money by a dispute that was lost
 */
export function failRefund(purchase: Purchase, attempt: number, at: Date): Purchase | null {
  const failed = [purchase.refundDue, purchase.refundPaid].find((each) => each?.attempt === attempt);
  if (!failed || hasDispute(purchase, 'lost')) return null;
  // A dispute that was opened since keeps its state.
  const noted =
    stateOf(purchase) === 'refunded'
      ? step(purchase, { state: 'refunded', at, reason: 'refund-failed' })
      : { ...purchase, revision: purchase.revision + 1 };
  const due = { ...failed, attempt: purchase.revision, failures: (failed.failures ?? 0) + 1 };
  return { ...noted, refundDue: due, refundPaid: null };
}

/**
 * Gives the coins of a refund back, because the provider does not return the money.
 *
 * @returns null when no refund is due, or when the bank returned the money by a dispute that was lost: `settleRefund` ends that refund
 */
export function restoreRefund(
  purchase: Purchase,
  at: Date,
): { purchase: Purchase; postings: readonly Posting[]; cents: number } | null {
  const { refundDue: due, refunded } = purchase;
  if (!due || hasDispute(purchase, 'lost')) return null;
  const { cents, gold, sweepsUnplayed, sweepsRedeemable } = due;
  const sweeps = amount(sweepsUnplayed + sweepsRedeemable);
  const restored: Purchase = {
    ...purchase,
    refunded: {
      cents: refunded.cents - cents,
      gold: amount(refunded.gold - gold),
      sweeps: amount(refunded.sweeps - sweeps),
    },
    refundDue: null,
    refundSettledAt: null,
  };
  const settledState = restored.refunded.cents > 0 ? 'refunded' : 'credited';
  // A dispute that was opened since keeps its state.
  const state = stateOf(purchase) === 'disputed' ? 'disputed' : settledState;
  return {
    cents,
    purchase: step(restored, { state, at, reason: 'refund-refused' }),
    postings: [
      ...given('player:gold', gold),
      ...given('player:sweeps-unplayed', sweepsUnplayed),
      ...given('player:sweeps-redeemable', sweepsRedeemable),
    ],
  };
}

function given(
  player: 'player:gold' | 'player:sweeps-unplayed' | 'player:sweeps-redeemable',
  coins: Amount,
): Posting[] {
  return transfer({ player, house: 'house:purchases', amount: coins });
}
