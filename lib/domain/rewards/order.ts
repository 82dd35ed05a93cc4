import type { Amount } from '#domain/money/coin';
import type { Address } from './address';
import { fulfillmentOf } from './category';
import type { OrderEntries } from './draws/entry-number';
import type { PrizeDraw } from './mystery/draw-prizes';
import { codesMissing, type OrderCode } from './order-code';
import { goldCreditOf, isArranged, isSent, type OrderLine, priceOfLines } from './order-line';
import type { OrderReason } from './order-reason';
import type { OrderActor, OrderStatus } from './order-status';
import type { Parcel } from './parcel';
import type { RequestMark } from './request-mark';
import { workingDaysAfter, workingDaysToApproval } from './working-days';

/** Allowed transitions. `declined`, `canceled` and `refunded` return coins and pieces. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly Exclude<OrderStatus, 'placed'>[]>> = {
  placed: ['approved', 'declined', 'canceled'],
  approved: ['shipped', 'delivered', 'declined', 'canceled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  declined: [],
  canceled: [],
  refunded: [],
};

/** One step of an order. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly actor: OrderActor;
  /** Reason code; null for a step that needs none. */
  readonly reason: OrderReason | null;
  /** Day promised for the next step, such as `2026-11-26`. */
  readonly promisedOn: string | null;
  /** Message of an admin to the player. */
  readonly note?: string;
  /** Parcel of the step `shipped`. */
  readonly parcel?: Parcel;
  /** Products deleted in the meantime, whose pieces could not return to the stock; only with a step that undoes. */
  readonly leftOut?: readonly string[];
  /** Fingerprint of the request, for idempotency; absent from steps that are part of placing the order. */
  readonly request?: RequestMark;
}

/** That an admin corrected the delivery address. */
export interface AddressCorrection {
  readonly at: Date;
  readonly request: RequestMark;
}

/** What a player redeemed. Everything except steps, codes and the delivery address is immutable. */
export interface Order {
  readonly player: string;
  /** Sorts by time, see `orderId`. */
  readonly id: string;
  readonly placedAt: Date;
  readonly lines: readonly OrderLine[];
  /** In hundredths of a Sweeps Coin. */
  readonly total: Amount;
  /** In whole Gold Coins. */
  readonly goldCredited: Amount;
  /** Delivery address, if anything is shipped. */
  readonly address: Address | null;
  /** Email address for contact, if anything is arranged. */
  readonly contact: string | null;
  /** Steps in chronological order, at least one. */
  readonly timeline: readonly OrderStep[];
  /** Gift codes in the order they were given. */
  readonly codes: readonly OrderCode[];
  /** Incremented by every change; 0 when placed. */
  readonly revision: number;
  /** Corrections of the delivery address, oldest first. */
  readonly corrections?: readonly AddressCorrection[];
  /** Outcome and proof of its mystery prizes, if any. */
  readonly drawn?: PrizeDraw;
  /** Its entries into draws, if any. */
  readonly entries?: readonly OrderEntries[];
  /** Price of the viewed codes that the player keeps of an undone order, in hundredths of a Sweeps Coin; absent without any. */
  readonly keptWorth?: Amount;
  /** Id of the ledger transaction that paid for it. */
  readonly transaction: string;
}

/** The requested step is not an allowed transition. */
export interface StepRefused {
  readonly code: 'orders/step-refused';
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

/**
 * Creates an order id that sorts by time and can be read aloud.
 *
 * @param tag  distinguishes orders of the same millisecond, such as `3f9a1c`
 * @returns such as `2026-11-21-071203123-3f9a1c`, in UTC
 */
export function orderId(at: Date, tag: string): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `${day}-${time.replaceAll(/\D/g, '')}-${tag}`;
}

/**
 * Places an order. One that is fulfilled automatically is approved and delivered at once; any other waits for an admin or for codes.
 *
 * @param order.contact  the player's email address, kept only if something is arranged
 * @param order.address  kept only if something is shipped
 * @param order.codes    codes available at once
 */
export function placeOrder(
  order: Pick<Order, 'player' | 'id' | 'lines' | 'address' | 'contact' | 'transaction'> &
    Partial<Pick<Order, 'codes' | 'drawn' | 'entries'>>,
  at: Date,
): Order {
  const { lines, codes = [] } = order;
  return {
    ...order,
    address: isSent(lines) ? order.address : null,
    contact: isArranged(lines) ? order.contact : null,
    placedAt: at,
    total: priceOfLines(lines),
    goldCredited: goldCreditOf(lines),
    timeline: isGivenWhole({ lines, codes }) ? [firstStep(at, null), ...lastSteps(at)] : [firstStep(at)],
    codes,
    revision: 0,
  };
}

/** Adds codes that an order waited for and delivers it when nothing else is pending. */
export function giveCodes(order: Order, codes: readonly OrderCode[], at: Date): Order {
  const given = { ...order, codes: [...order.codes, ...codes], revision: order.revision + 1 };
  if (!isGivenWhole(given)) return given;
  const status = statusOf(order);
  if (status !== 'placed' && status !== 'approved') return given;
  return { ...given, timeline: [...order.timeline, ...lastSteps(at).slice(status === 'placed' ? 0 : 1)] };
}

/** Current status of an order. */
export function statusOf({ timeline }: Pick<Order, 'timeline'>): OrderStatus {
  const last = timeline.at(-1);
  if (!last) throw new RangeError('An order has at least the step that placed it');
  return last.status;
}

/** Applies one step, or returns an error when the transition is not allowed. */
export function advance(order: Order, step: OrderStep): Order | StepRefused {
  const from = statusOf(order);
  if (!(nextStatuses[from] as readonly OrderStatus[]).includes(step.status))
    return { code: 'orders/step-refused', from, to: step.status };
  return { ...order, timeline: [...order.timeline, step], revision: order.revision + 1 };
}

/** Restores an order as returned when it was placed, without later changes. */
export function asPlaced(order: Order): Order {
  const isThen = (at: Date) => at.getTime() === order.placedAt.getTime();
  return {
    ...order,
    timeline: order.timeline.filter(({ at, request }) => !request && isThen(at)),
    codes: order.codes
      .filter(({ givenAt }) => isThen(givenAt))
      .map(({ replaced: _replaced, ...code }) => ({ ...code, firstShownAt: null, views: 0 })),
    revision: 0,
  };
}

/** Restores an order as returned after one of its steps. */
export function asOfStep(order: Order, step: OrderStep): Order {
  const timeline = order.timeline.slice(0, order.timeline.indexOf(step) + 1);
  // Each later step raised the revision, so that this version does not pass for the newest one.
  const later = order.timeline.length - timeline.length;
  return { ...order, timeline, revision: Math.max(0, order.revision - later) };
}

/** Whether nothing is pending: coins have moved and every code was given. */
function isGivenWhole(order: Pick<Order, 'lines' | 'codes'>): boolean {
  const byItself = order.lines.every(({ category }) => {
    const fulfillment = fulfillmentOf(category);
    return fulfillment !== 'shipped' && fulfillment !== 'arranged';
  });
  return byItself && codesMissing(order) === 0;
}

function firstStep(
  at: Date,
  promisedOn: string | null = workingDaysAfter(at, workingDaysToApproval),
): OrderStep {
  return { status: 'placed', at, actor: 'player', reason: null, promisedOn };
}

function lastSteps(at: Date): OrderStep[] {
  const step = { at, actor: 'system', reason: null, promisedOn: null } as const;
  return [
    { ...step, status: 'approved' },
    { ...step, status: 'delivered' },
  ];
}
