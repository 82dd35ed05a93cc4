import type { Order } from '#contracts/orders/routes';

type Status = Order['status'];

/** Player-facing name and explanation of each order status. */
export const statusLabel: Record<Status, { name: string; text: string }> = {
  placed: { name: 'Placed', text: 'We received your order and are reviewing it.' },
  approved: { name: 'Approved', text: 'We are preparing your prizes.' },
  shipped: { name: 'Shipped', text: 'Your order is on its way.' },
  delivered: { name: 'Delivered', text: 'Your order has arrived. Enjoy.' },
  declined: { name: 'Declined', text: 'We could not accept this order. Your coins were returned.' },
  canceled: { name: 'Canceled', text: 'This order was canceled. Your coins were returned.' },
  refunded: { name: 'Refunded', text: 'Your coins were returned.' },
};

/** The remaining statuses of a successful order; empty once it has ended. */
export function stepsAhead({ status, address }: Pick<Order, 'status' | 'address'>): Status[] {
  const steps: Status[] = address
    ? ['placed', 'approved', 'shipped', 'delivered']
    : ['placed', 'approved', 'delivered'];
  const current = steps.indexOf(status);
  return current < 0 ? [] : steps.slice(current + 1);
}
