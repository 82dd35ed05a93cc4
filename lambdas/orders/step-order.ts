import type { Refusal } from '#contracts/errors';
import type { FieldFault } from '#contracts/request/errors';
import { asOfStep, type Order } from '#domain/rewards/order';
import { isUndone } from '#domain/rewards/order-reason';
import { stepFaults, stepOn, type StepDetails } from '#domain/rewards/order-step';
import type { RequestMark } from '#domain/rewards/request-mark';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import { inputHash, transactionId } from '../wallet/settle-once';
import type { OrderStore } from './stores/order-store';
import { type CountedAlone, type Decided, undoOrder, type UndoOrderDependencies } from './undo-order';

export interface StepOrderDependencies extends UndoOrderDependencies {
  readonly orders: OrderStore;
  readonly commitTogether: CommitTogether;
}

/** A request to take an order a step on. */
export interface StepCommand {
  readonly player: string;
  readonly order: string;
  /** Id of the user whose session makes the request. */
  readonly by: string;
  readonly key: string;
  readonly step: StepDetails;
  /** An additional check, for steps that the order allows but not to this user. */
  readonly refuse?: (order: Order) => Refusal | null;
  /** Writes of the same transaction, such as the audit entry. */
  readonly alongside?: (before: Order, after: Order, at: Date) => readonly AtomicWrite[];
  /** Lets the step undo an order with viewed codes, see `Undoing`. */
  readonly approvals?: CountedAlone;
}

/**
 * Takes an order one step on in a single conditional write. A step that undoes the order returns coins, pieces and unseen codes in the same
 * transaction. Of two conflicting requests one succeeds, and the other is refused with the current status. A repeated key returns the first
 * result.
 *
 * @returns the order after the step, or the refusal
 */
export async function stepOrder(
  dependencies: StepOrderDependencies,
  command: StepCommand,
): Promise<Order | Refusal> {
  const { orders, commitTogether, pause, now } = dependencies;
  const { player, step, alongside, approvals } = command;
  const found = await orders.find(player, command.order);
  if (!found) return { code: 'orders/unknown-order' };
  if (isUndone(step.status))
    return undoOrder(dependencies, found, step.status, {
      decide: (order, at) => decide(order, command, at),
      ...(alongside && { alongside }),
      ...(approvals && { approvals }),
    });

  const stepped = await retryOnConflict(pause, async (): Promise<Order | Refusal | typeof conflict> => {
    const order = await orders.find(player, command.order);
    if (!order) return { code: 'orders/unknown-order' };
    const at = now();
    const decided = decide(order, command, at);
    if ('answer' in decided) return decided.answer;
    const { after } = decided;
    const writes = [orders.advance(order, after), ...(alongside?.(order, after, at) ?? [])];
    const { outcome } = await commitTogether(writes);
    return outcome === 'conflict' ? conflict : after;
  });
  return stepped === conflict ? { code: 'request/unavailable' } : stepped;
}

function decide(order: Order, command: StepCommand, at: Date): Decided {
  const request = requestOf(command);
  const done = order.timeline.find((step) => step.request?.name === request.name);
  if (done) {
    const isSame = done.request?.input === request.input;
    return { answer: isSame ? asOfStep(order, done) : { code: 'idempotency/key-reused' } };
  }
  const faults = stepFaults(command.step, at);
  if (faults.length > 0) return { answer: faulty(faults) };
  const refused = command.refuse?.(order);
  if (refused) return { answer: refused };
  const after = stepOn(order, command.step, { at, request });
  return isRefusal(after) ? { answer: after } : { after };
}

function requestOf({ player, order, by, key, step }: StepCommand): RequestMark {
  const { parcel, ...fields } = step;
  const input = { ...fields, carrier: parcel?.carrier ?? null, tracking: parcel?.trackingNumber ?? null };
  const operation = { name: 'step-order', key: `${order} ${by} ${key}`, input };
  return { name: transactionId(player, operation), input: inputHash(operation) };
}

function faulty(faults: readonly FieldFault[]): Refusal<'request/invalid'> {
  return { code: 'request/invalid', faults };
}
