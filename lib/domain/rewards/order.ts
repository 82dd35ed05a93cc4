import type { Amount } from '#domain/money/coin';
import type { Address } from './address';
import {
  goldCreditOf,
  isCreditedWhole,
  needsAddress,
  needsContact,
  type OrderLine,
  priceOfLines,
} from './order-line';
import { workingDaysAfter } from './working-days';

export const orderStatuses = [
  'placed',
  'approved',
  'shipped',
  'delivered',
  'declined',
  'cancelled',
  'refunded',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Who may move an order on. */
export const orderActors = ['player', 'system', 'admin'] as const;

export type OrderActor = (typeof orderActors)[number];

/** What follows what. Coins and pieces of an order that ends in the last three go back. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['approved', 'declined', 'cancelled'],
  approved: ['shipped', 'delivered', 'declined', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  declined: [],
  cancelled: [],
  refunded: [],
};

/** Every order is looked at within this time; the player is told the day. */
const workingDaysToApproval = 3;

/** One step of an order. */
export interface OrderStep {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly actor: OrderActor;
  /** Why, as a kebab-case word that the site turns into a sentence; null where the step explains itself. */
  readonly reason: string | null;
  /** The day by which the next step is promised, such as `2026-11-26`. */
  readonly promisedOn: string | null;
}

/** What a player redeemed. All but its steps stays as it was placed. */
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
 * Places an order. What needs nobody's hand is approved and delivered at once; anything else waits for a person.
 *
 * @param order.contact  the player's e-mail, kept only if something is to be arranged
 * @param order.address  kept only if something is sent
 */
export function placeOrder(
  order: Pick<Order, 'player' | 'id' | 'lines' | 'address' | 'contact' | 'transaction'>,
  at: Date,
): Order {
  const { lines } = order;
  return {
    ...order,
    address: needsAddress(lines) ? order.address : null,
    contact: needsContact(lines) ? order.contact : null,
    placedAt: at,
    total: priceOfLines(lines),
    goldCredited: goldCreditOf(lines),
    timeline: isCreditedWhole(lines) ? stepsOfCredit(at) : [firstStep(at)],
  };
}

/** Where an order stands. */
export function statusOf({ timeline }: Pick<Order, 'timeline'>): OrderStatus {
  const last = timeline.at(-1);
  if (!last) throw new RangeError('An order has at least the step that placed it');
  return last.status;
}

/** Whether what an order took went back. */
export function isUndone(status: OrderStatus): boolean {
  return status === 'declined' || status === 'cancelled' || status === 'refunded';
}

/** Moves an order one step on, or tells that the step does not follow. */
export function advance(order: Order, step: OrderStep): Order | StepRefused {
  const from = statusOf(order);
  if (!nextStatuses[from].includes(step.status))
    return { code: 'orders/step-refused', from, to: step.status };
  return { ...order, timeline: [...order.timeline, step] };
}

/** An order as its placing was answered: what an admin has done since is left out. */
export function asPlaced(order: Order): Order {
  const timeline = order.timeline.filter(
    ({ at, actor }) => actor !== 'admin' && at.getTime() === order.placedAt.getTime(),
  );
  return { ...order, timeline };
}

function firstStep(at: Date): OrderStep {
  const promisedOn = workingDaysAfter(at, workingDaysToApproval);
  return { status: 'placed', at, actor: 'player', reason: null, promisedOn };
}

function stepsOfCredit(at: Date): OrderStep[] {
  const step = { at, reason: null, promisedOn: null };
  return [
    { ...step, status: 'placed', actor: 'player' },
    { ...step, status: 'approved', actor: 'system' },
    { ...step, status: 'delivered', actor: 'system' },
  ];
}
