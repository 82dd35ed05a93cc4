import type { Refusal } from '#contracts/errors';
import { type Order, statusOf } from '#domain/rewards/order';
import { isCancellable } from '#domain/rewards/order-step';
import { stepOrder, type StepOrderDependencies } from './step-order';

/**
 * Cancels an order at its player's request, as long as no admin has processed it and nothing of it was given.
 *
 * @returns the canceled order, or the refusal
 */
export function cancelOrder(
  dependencies: StepOrderDependencies,
  { player, order, key }: { player: string; order: string; key: string },
): Promise<Order | Refusal> {
  return stepOrder(dependencies, {
    player,
    order,
    by: player,
    key,
    step: {
      status: 'canceled',
      actor: 'player',
      reason: 'changed-mind',
      note: null,
      parcel: null,
      promisedOn: null,
    },
    refuse: (found) =>
      isCancellable(found) ? null : { code: 'orders/not-cancellable', status: statusOf(found) },
  });
}
