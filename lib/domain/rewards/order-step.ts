import { isGivenAtOnce } from './given-at-once';
import { advance, type Order, type OrderStep, statusOf, type StepRefused } from './order';
import { codesMissing } from './order-code';
import { isReasonOf, isUndone, type OrderReason } from './order-reason';
import type { OrderActor, OrderStatus } from './order-status';
import type { Parcel } from './parcel';
import { workingDaysAfter } from './working-days';

/** A requested step of an order. */
export interface StepDetails {
  readonly status: OrderStatus;
  readonly actor: OrderActor;
  readonly reason: OrderReason | null;
  /** Written by an admin for the player. */
  readonly note: string | null;
  readonly parcel: Parcel | null;
  /** Day promised for the next step, if it differs from the default. */
  readonly promisedOn: string | null;
}

/** A field that is inconsistent with the rest of the request, with a message for the admin. */
export interface StepFault {
  readonly field: 'reason' | 'trackingNumber' | 'promisedOn';
  readonly message: string;
}

/** An order cannot be delivered while codes are missing. */
export interface CodesMissing {
  readonly code: 'orders/codes-missing';
  readonly missing: number;
}

/** Draws and entries are final, so that undoing an order cannot repeat a draw. */
export interface OutcomeFinal {
  readonly code: 'orders/outcome-final';
}

/** Working days within which a step promises the next one. */
export const workingDaysAfterStep: Partial<Record<OrderStatus, number>> = { approved: 5, shipped: 10 };
/** Latest promise, in days from now. */
const furthestPromiseDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns every inconsistent field of a requested step. */
export function stepFaults({ status, reason, parcel, promisedOn }: StepDetails, now: Date): StepFault[] {
  const faults: (StepFault | false)[] = [
    !isReasonOf(status, reason) && {
      field: 'reason',
      message: isUndone(status) ? 'Choose a reason for this step.' : 'This step does not take a reason.',
    },
    (status === 'shipped') !== (parcel !== null) && {
      field: 'trackingNumber',
      message: 'Enter a carrier and a tracking number when you ship the order, and only then.',
    },
    promisedOn !== null &&
      !isPromise(status, promisedOn, now) && {
        field: 'promisedOn',
        message: 'Choose a date from today to a year from now. Final steps do not take a date.',
      },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Applies a requested step, or returns the reason for the refusal. */
export function stepOn(
  order: Order,
  { status, actor, reason, note, parcel, promisedOn }: StepDetails,
  { at, request }: { at: Date; request?: OrderStep['request'] },
): Order | StepRefused | CodesMissing | OutcomeFinal {
  const from = statusOf(order);
  if (status === 'shipped' && !order.address) return { code: 'orders/step-refused', from, to: status };
  // Undoing a drawn order would let a player repeat the draw until the outcome suits.
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
 * Whether the player may cancel the order: its status is `placed` and nothing has been given. Credited coins, codes, draws and entries
 * are given when the order is placed.
 */
export function isCancellable(order: Order): boolean {
  const isGiven = order.codes.length > 0 || order.lines.some(({ category }) => isGivenAtOnce(category));
  return statusOf(order) === 'placed' && !isGiven;
}

function isPromise(status: OrderStatus, day: string, now: Date): boolean {
  const today = now.toISOString().slice(0, day.length);
  const last = new Date(now.getTime() + furthestPromiseDays * dayMs).toISOString().slice(0, day.length);
  return !isUndone(status) && status !== 'delivered' && day >= today && day <= last;
}
