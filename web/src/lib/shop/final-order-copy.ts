import type { Order } from '#contracts/orders/routes';
import { type Fulfillment, fulfillmentOf } from '#domain/rewards/category';
import { isGivenAtOnce } from '#domain/rewards/given-at-once';

/** Why each kind of prize that is given at once makes its order final. */
const reasons: Readonly<Partial<Record<Fulfillment, string>>> = {
  drawn: 'Mystery prizes are drawn when an order is placed.',
  entered: 'Draw entries count from the moment an order is placed.',
  credited: 'Gold Coins are credited when an order is placed.',
};

const codedReason = 'Gift codes are issued when an order is placed.';

/** Returns why an order with these lines can never be canceled by the player; null if it can, until it is approved. */
export function finalOrderReason(lines: readonly Pick<Order['lines'][number], 'category'>[]): string | null {
  const given = lines.find(({ category }) => isGivenAtOnce(category));
  return given ? (reasons[fulfillmentOf(given.category)] ?? null) : null;
}

/** Returns why the player cannot cancel an order that waits for approval; null if they can, and for all other orders. */
export function notCancellableReason(
  order: Pick<Order, 'status' | 'cancellable'> & {
    readonly lines: readonly Pick<Order['lines'][number], 'category'>[];
  },
): string | null {
  if (order.status !== 'placed' || order.cancellable) return null;
  return finalOrderReason(order.lines) ?? codedReason;
}
