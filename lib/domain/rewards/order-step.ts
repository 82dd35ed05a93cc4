import { fulfillmentOf } from './category';
import { advance, type Order, type OrderStep, statusOf, type StepRefused } from './order';
import { codesMissing } from './order-code';
import { isReasonOf, isUndone, type OrderReason } from './order-reason';
import type { OrderActor, OrderStatus } from './order-status';
import type { Parcel } from './parcel';
import { workingDaysAfter } from './working-days';

/** What somebody wants an order to be moved to. */
export interface StepDetails {
  readonly status: OrderStatus;
  readonly actor: OrderActor;
  readonly reason: OrderReason | null;
  /** In the words of an admin, for the player. */
  readonly note: string | null;
  readonly parcel: Parcel | null;
  /** The day by which the next step is promised, where it is not the usual one. */
  readonly promisedOn: string | null;
}

/** A field of a wish that does not go with the rest, in words for who typed it. */
export interface StepFault {
  readonly field: 'reason' | 'trackingNumber' | 'promisedOn';
  readonly message: string;
}

/** An order cannot be called delivered while codes of it are missing. */
export interface CodesMissing {
  readonly code: 'orders/codes-missing';
  readonly missing: number;
}

/** What was drawn or entered stands: nobody draws again by taking an order back. */
export interface StandsAsDrawn {
  readonly code: 'orders/outcome-final';
}

/** By when, in working days, a step promises the next one. */
export const workingDaysAfterStep: Partial<Record<OrderStatus, number>> = { approved: 5, shipped: 10 };
/** No promise reaches further than this. */
const furthestPromiseDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

/** Names what does not go together in a wish, every field of it. */
export function stepFaults({ status, reason, parcel, promisedOn }: StepDetails, now: Date): StepFault[] {
  const faults: (StepFault | false)[] = [
    !isReasonOf(status, reason) && {
      field: 'reason',
      message: isUndone(status) ? 'This step needs one of its reasons.' : 'This step takes no reason.',
    },
    (status === 'shipped') !== (parcel !== null) && {
      field: 'trackingNumber',
      message: 'A parcel that is shipped, and nothing else, has a carrier and a tracking number.',
    },
    promisedOn !== null &&
      !isPromise(status, promisedOn, now) && {
        field: 'promisedOn',
        message: 'A promise is a day from today to a year from now, of a step that another one follows.',
      },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Moves an order on as it was wished, or tells why it cannot be. */
export function stepOn(
  order: Order,
  { status, actor, reason, note, parcel, promisedOn }: StepDetails,
  { at, request }: { at: Date; request?: OrderStep['request'] },
): Order | StepRefused | CodesMissing | StandsAsDrawn {
  const from = statusOf(order);
  if (status === 'shipped' && !order.address) return { code: 'orders/step-refused', from, to: status };
  // What was drawn and won has been given for good: a draw that could be undone would be one to be repeated until it is liked.
  if (isUndone(status) && (order.drawn || order.entries)) return { code: 'orders/outcome-final' };
  const missing = codesMissing(order);
  if (status === 'delivered' && missing > 0 && from !== status)
    return { code: 'orders/codes-missing', missing };
  const usual = workingDaysAfterStep[status];
  return advance(order, {
    status,
    at,
    actor,
    reason,
    promisedOn: promisedOn ?? (usual === undefined ? null : workingDaysAfter(at, usual)),
    ...(note !== null && { note }),
    ...(parcel && { parcel }),
    ...(request && { request }),
  });
}

/**
 * Whether a player may take an order back by themselves: as long as nobody has looked at it and nothing of it was given. Coins that were
 * credited, codes, draws and entries are given with the order itself.
 */
export function isCancellable(order: Order): boolean {
  const isWaiting = order.lines.every(({ category }) => waiting.has(fulfillmentOf(category)));
  return statusOf(order) === 'placed' && order.codes.length === 0 && isWaiting;
}

const waiting: ReadonlySet<string> = new Set(['shipped', 'arranged', 'coded']);

function isPromise(status: OrderStatus, day: string, now: Date): boolean {
  const today = now.toISOString().slice(0, day.length);
  const last = new Date(now.getTime() + furthestPromiseDays * dayMs).toISOString().slice(0, day.length);
  return !isUndone(status) && status !== 'delivered' && day >= today && day <= last;
}
