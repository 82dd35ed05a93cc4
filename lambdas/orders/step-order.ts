import type { Refusal } from '#contracts/errors';
import type { FieldFault } from '#contracts/request/errors';
import { asOfStep, type Order, type StepRequest } from '#domain/rewards/order';
import { isUndone } from '#domain/rewards/order-reason';
import { stepFaults, stepOn, type StepDetails } from '#domain/rewards/order-step';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import { inputHash, transactionId } from '../wallet/settle-once';
import type { OrderStore } from './stores/order-store';
import { type Decided, undoOrder, type UndoOrderDependencies } from './undo-order';

export interface StepOrderDependencies extends UndoOrderDependencies {
  readonly orders: OrderStore;
  readonly commitTogether: CommitTogether;
}

/** Somebody's request to move an order on. */
export interface StepCommand {
  readonly player: string;
  readonly order: string;
  /** Whose sign-in it is made with. */
  readonly by: string;
  readonly key: string;
  readonly filter: StepDetails;
  /** Refuses what the order's own way would allow, but not to whoever asks. */
  readonly refuse?: (order: Order) => Refusal | null;
  /** What else is written with the step, such as the entry of the audit log. */
  readonly alongside?: (before: Order, after: Order, at: Date) => readonly AtomicWrite[];
}

/**
 * Moves an order one step on, in one conditional write; a step that undoes it gives coins, pieces and unseen codes back in the same
 * transaction. Of two that want different things of one order one comes through, and the other is told where it stands. Asked twice with
 * one key it is answered as first.
 *
 * @returns the order after the step, or why it stays as it is
 */
export async function stepOrder(
  dependencies: StepOrderDependencies,
  asked: StepCommand,
): Promise<Order | Refusal> {
  const { orders, commitTogether, pause, now } = dependencies;
  const { player, filter, alongside } = asked;
  const found = await orders.find(player, asked.order);
  if (!found) return { code: 'orders/unknown-order' };
  if (isUndone(filter.status))
    return undoOrder(dependencies, found, filter.status, {
      decide: (order, at) => decide(order, asked, at),
      ...(alongside && { alongside }),
    });

  const stepped = await retryOnConflict(pause, async (): Promise<Order | Refusal | typeof conflict> => {
    const order = await orders.find(player, asked.order);
    if (!order) return { code: 'orders/unknown-order' };
    const at = now();
    const decided = decide(order, asked, at);
    if ('answer' in decided) return decided.answer;
    const { after } = decided;
    const writes = [orders.advance(order, after), ...(alongside?.(order, after, at) ?? [])];
    const { outcome } = await commitTogether(writes);
    return outcome === 'conflict' ? conflict : after;
  });
  return stepped === conflict ? { code: 'request/unavailable' } : stepped;
}

function decide(order: Order, asked: StepCommand, at: Date): Decided {
  const request = requestOf(asked);
  const done = order.timeline.find((step) => step.request?.name === request.name);
  if (done) {
    const isSame = done.request?.input === request.input;
    return { answer: isSame ? asOfStep(order, done) : { code: 'idempotency/key-reused' } };
  }
  const faults = stepFaults(asked.filter, at);
  if (faults.length > 0) return { answer: faulty(faults) };
  const refused = asked.refuse?.(order);
  if (refused) return { answer: refused };
  const after = stepOn(order, asked.filter, { at, request });
  return isRefusal(after) ? { answer: after } : { after };
}

function requestOf({ player, order, by, key, filter }: StepCommand): StepRequest {
  const { parcel, ...fields } = filter;
  const input = { ...fields, carrier: parcel?.carrier ?? null, tracking: parcel?.trackingNumber ?? null };
  const operation = { name: 'step-order', key: `${order} ${by} ${key}`, input };
  return { name: transactionId(player, operation), input: inputHash(operation) };
}

function faulty(faults: readonly FieldFault[]): Refusal<'request/invalid'> {
  return { code: 'request/invalid', faults };
}
