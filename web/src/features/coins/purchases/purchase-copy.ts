import { timeLabel } from '#web/lib/format/dates';
import type { PurchaseState, PurchaseView } from '../coins-views';

/** Copy of a purchase for its buyer: its state and what happens next. */
interface PurchaseCopy {
  readonly name: string;
  readonly text: string;
}

const copies: Record<PurchaseState, PurchaseCopy> = {
  created: {
    name: 'Awaiting payment',
    text: 'We have not received a payment yet. If you just paid, this updates in a moment.',
  },
  paid: {
    name: 'Paid',
    text: 'We received your payment. Your coins come next; you do not need to wait here.',
  },
  credited: { name: 'Credited', text: 'Paid, and the coins are in your balance.' },
  failed: { name: 'Payment declined', text: 'Nothing was charged, and no coins moved.' },
  expired: {
    name: 'Timed out',
    text: 'No payment arrived in time, and nothing was charged. If one still arrives, we credit its coins.',
  },
  refunded: {
    name: 'Refunded',
    text: 'We returned the money to your payment method and took back the coins that came with it.',
  },
  disputed: {
    name: 'Disputed',
    text: 'A bank is reviewing this payment. Your Sweeps Coins are frozen until it decides. You can still play with Gold Coins.',
  },
};

const onItsWay: PurchaseCopy = {
  name: 'Payment pending',
  text: 'Your payment is on its way, which takes a while with a bank transfer. We credit the coins when it arrives; you do not need to wait here.',
};

const canceled: PurchaseCopy = {
  name: 'Purchase canceled',
  text: 'This purchase was canceled before it was paid. Nothing was charged, and no coins moved.',
};

/**
 * Returns the copy of a purchase in its current state.
 *
 * @param how  locale and time zone; those of the browser by default
 */
export function purchaseCopy(
  purchase: Pick<PurchaseView, 'state' | 'timeline' | 'payableUntil'>,
  how: { locale?: string; timeZone?: string } = {},
): PurchaseCopy {
  if (isOnItsWay(purchase)) return onItsWay;
  if (isCanceled(purchase)) return canceled;
  const { name, text } = copies[purchase.state];
  if (purchase.state !== 'created' || purchase.payableUntil === null) return { name, text };
  return { name, text: `${text} ${untilLabel(purchase.payableUntil, how)}` };
}

function untilLabel(until: string, place: { locale?: string; timeZone?: string }): string {
  return `You can pay until ${timeLabel(until, place)}. After that the purchase times out and costs you nothing.`;
}

/** Whether the player canceled the payment. */
function isCanceled({ state, timeline }: Pick<PurchaseView, 'state' | 'timeline'>): boolean {
  return state === 'expired' && timeline.at(-1)?.reason === 'canceled';
}

/** Whether its payment was begun and is still pending. */
export function isOnItsWay({ state, timeline }: Pick<PurchaseView, 'state' | 'timeline'>): boolean {
  return state === 'created' && timeline.at(-1)?.reason === 'payment-pending';
}

/** Whether it was declined, canceled or timed out, so that only a new purchase can be paid. */
export function hasEndedUnpaid({ state }: Pick<PurchaseView, 'state'>): boolean {
  return state === 'failed' || state === 'expired';
}

/** States that change without an action of the player. */
const moving: ReadonlySet<PurchaseState> = new Set(['created', 'paid']);

/** Whether the purchase is worth polling. */
export function isMoving({ state }: Pick<PurchaseView, 'state'>): boolean {
  return moving.has(state);
}

/** Returns the remaining states of a successful purchase; none once it is final. */
export function statesAhead({ state }: Pick<PurchaseView, 'state'>): PurchaseState[] {
  if (state === 'created') return ['paid', 'credited'];
  return state === 'paid' ? ['credited'] : [];
}

/** Badge tone of a state. */
export function toneOf(state: PurchaseState): 'success' | 'warning' | 'error' | 'neutral' {
  if (state === 'credited') return 'success';
  if (state === 'failed' || state === 'disputed') return 'error';
  return moving.has(state) ? 'warning' : 'neutral';
}
