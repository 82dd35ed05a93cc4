import type { PurchaseState, PurchaseView } from '../coins-views';

/** Copy of a purchase for its buyer: its state and what happens next. */
interface PurchaseCopy {
  readonly name: string;
  readonly text: string;
}

const copies: Record<PurchaseState, PurchaseCopy> = {
  created: {
    name: 'Waiting for payment',
    text: 'Nothing was paid yet. If you have just paid, we hear of it within moments.',
  },
  paid: {
    name: 'Paid',
    text: 'Your payment has arrived. The coins follow at once; you need not wait here.',
  },
  credited: { name: 'Credited', text: 'Paid, and the coins are in your balance.' },
  failed: { name: 'Not paid', text: 'The payment was declined. Nothing was charged and no coins moved.' },
  expired: {
    name: 'Ended unpaid',
    text: 'No payment came in time. Nothing was charged. Should one still arrive, its coins are credited.',
  },
  refunded: {
    name: 'Refunded',
    text: 'The money went back the way it came, and the coins that came for it were taken back.',
  },
  disputed: {
    name: 'Under dispute',
    text: 'A bank was asked about this payment. Until that is settled, Sweeps Coins rest; Gold Coins play on.',
  },
};

const onItsWay: PurchaseCopy = {
  name: 'Payment on its way',
  text: 'Your payment was begun and takes its time, as a transfer between banks does. The coins are credited by themselves when it arrives; you need not wait here.',
};

const canceled: PurchaseCopy = {
  name: 'Canceled',
  text: 'You left without paying, so this purchase was canceled. Nothing was charged and no coins moved.',
};

/**
 * Returns the copy of a purchase in its current state.
 *
 * @param how  locale and time zone; those of the browser by default
 */
export function purchaseLabel(
  purchase: Pick<PurchaseView, 'state' | 'timeline' | 'payableUntil'>,
  how: { locale?: string; timeZone?: string } = {},
): PurchaseCopy {
  if (isOnItsWay(purchase)) return onItsWay;
  if (isCanceled(purchase)) return canceled;
  const { name, text } = copies[purchase.state];
  if (purchase.state !== 'created' || purchase.payableUntil === null) return { name, text };
  return { name, text: `${text} ${untilLabel(purchase.payableUntil, how)}` };
}

function untilLabel(until: string, { locale, timeZone }: { locale?: string; timeZone?: string }): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone && { timeZone }) });
  return `You can pay until ${format.format(new Date(until))}; after that it ends by itself and costs nothing.`;
}

/** Whether the player canceled the payment. */
function isCanceled({ state, timeline }: Pick<PurchaseView, 'state' | 'timeline'>): boolean {
  return state === 'expired' && timeline.at(-1)?.reason === 'canceled';
}

/** Whether its payment was begun and is still pending. */
export function isOnItsWay({ state, timeline }: Pick<PurchaseView, 'state' | 'timeline'>): boolean {
  return state === 'created' && timeline.at(-1)?.reason === 'payment-pending';
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
