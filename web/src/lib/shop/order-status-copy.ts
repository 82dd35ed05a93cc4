import type { Order } from '#contracts/orders/routes';

type Status = Order['status'];

/** Name of each order status. */
export const statusLabels: Readonly<Record<Status, string>> = {
  placed: 'Placed',
  approved: 'Approved',
  shipped: 'Shipped',
  delivered: 'Delivered',
  declined: 'Declined',
  canceled: 'Canceled',
  refunded: 'Refunded',
};

/** The remaining statuses of a successful order; empty once it has ended. */
export function stepsAhead({ status, address }: Pick<Order, 'status' | 'address'>): Status[] {
  const steps: Status[] = address
    ? ['placed', 'approved', 'shipped', 'delivered']
    : ['placed', 'approved', 'delivered'];
  const current = steps.indexOf(status);
  return current < 0 ? [] : steps.slice(current + 1);
}
