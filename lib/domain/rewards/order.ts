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
import { workingDaysAfter } from './working-days';

/** What follows what. Coins and pieces of an order that ends in the last three go back. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly Exclude<OrderStatus, 'placed'>[]>> = {
  placed: ['approved', 'declined', 'canceled'],
  approved: ['shipped', 'delivered', 'declined', 'canceled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  declined: [],
  canceled: [],
  refunded: [],
};

/** Every order is looked at within this time; the player is told the day. */
export const workingDaysToApproval = 3;

/** One step of an order. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly actor: OrderActor;
  /** Why, as a word that the site turns into a sentence; null where the step explains itself. */
  readonly reason: OrderReason | null;
  /** The day by which the next step is promised, such as `2026-11-26`. */
  readonly promisedOn: string | null;
  /** What an admin has to say to the player about it. */
  readonly note?: string;
  /** What is on its way, with the step that sends it. */
  readonly parcel?: Parcel;
  /** Products whose pieces could not go back to the stock, as they were deleted meanwhile; with a step that undoes. */
  readonly leftOut?: readonly string[];
  /** The request that asked for it, so that a repeat finds it; not with the steps that come with the order itself. */
  readonly request?: StepRequest;
}

/** Fingerprints by which a repeated request is known; they tell nothing of what is in it. */
export interface StepRequest {
  /** Of who asked and their key. */
  readonly name: string;
  /** Of all that was asked. */
  readonly input: string;
}

/** What a player redeemed. All but its steps and codes stays as it was placed. */
export interface Order {
  readonly player: string;
  /** Sorts by time: see `orderId`. */
  readonly id: string;
  readonly placedAt: Date;
  readonly lines: readonly OrderLine[];
  /** In hundredths of a Sweeps Coin. */
  readonly total: Amount;
  /** In whole Gold Coins. */
  readonly goldCredited: Amount;
  /** Where to, if anything is sent. */
  readonly address: Address | null;
  /** The e-mail under which a person gets in touch, if anything is to be arranged. */
  readonly contact: string | null;
  /** From the first step to the last, at least one. */
  readonly timeline: readonly OrderStep[];
  /** Gift codes that were given, in that order. */
  readonly codes: readonly OrderCode[];
  /** Rises by one with every change; 0 as it was placed. */
  readonly revision: number;
  /** What its mystery prizes turned out to be, and the proof; only where it held some. */
  readonly drawn?: PrizeDraw;
  /** Its entries into draws; only where it held some. */
  readonly entries?: readonly OrderEntries[];
  /** The ledger's transaction that paid for it. */
  readonly transaction: string;
}

/** A step that does not follow the one before. */
export interface StepRefused {
  readonly code: 'orders/step-refused';
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

/**
 * Names an order by when it was placed, so that ids sort by time and can be read out.
 *
 * @param tag  tells two orders of one millisecond apart, such as `3f9a1c`
 * @returns such as `2026-11-21-071203123-3f9a1c`, in UTC
 */
export function orderId(at: Date, tag: string): string {
  const [day, time] = at.toISOString().split('T') as [string, string];
  return `${day}-${time.replaceAll(/\D/g, '')}-${tag}`;
}

/**
 * Places an order. What needs nobody's hand is approved and delivered at once; anything else waits for a person, or for codes.
 *
 * @param order.contact  the player's e-mail, kept only if something is to be arranged
 * @param order.address  kept only if something is sent
 * @param order.codes    those that could be taken for it at once
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

/** Gives an order codes that it waited for. When nothing else is left to do, it is delivered. */
export function giveCodes(order: Order, codes: readonly OrderCode[], at: Date): Order {
  const given = { ...order, codes: [...order.codes, ...codes], revision: order.revision + 1 };
  if (!isGivenWhole(given)) return given;
  const status = statusOf(order);
  if (status !== 'placed' && status !== 'approved') return given;
  return { ...given, timeline: [...order.timeline, ...lastSteps(at).slice(status === 'placed' ? 0 : 1)] };
}

/** Where an order stands. */
export function statusOf({ timeline }: Pick<Order, 'timeline'>): OrderStatus {
  const last = timeline.at(-1);
  if (!last) throw new RangeError('An order has at least the step that placed it');
  return last.status;
}

/** Moves an order one step on, or tells that the step does not follow. */
export function advance(order: Order, step: OrderStep): Order | StepRefused {
  const from = statusOf(order);
  if (!(nextStatuses[from] as readonly OrderStatus[]).includes(step.status))
    return { code: 'orders/step-refused', from, to: step.status };
  return { ...order, timeline: [...order.timeline, step], revision: order.revision + 1 };
}

/** An order as its placing was answered: what has become of it since is left out. */
export function asPlaced(order: Order): Order {
  const isThen = (at: Date) => at.getTime() === order.placedAt.getTime();
  return {
    ...order,
    timeline: order.timeline.filter(({ at, request }) => !request && isThen(at)),
    codes: order.codes
      .filter(({ givenAt }) => isThen(givenAt))
      .map((code) => ({ ...code, firstShownAt: null, views: 0 })),
    revision: 0,
  };
}

/** An order as it was answered after one of its steps. */
export function asOfStep(order: Order, step: OrderStep): Order {
  return { ...order, timeline: order.timeline.slice(0, order.timeline.indexOf(step) + 1) };
}

/** Whether nothing is left to do: coins have moved, and every code was given. */
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
