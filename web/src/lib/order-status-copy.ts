import type { Order } from '#contracts/orders/routes';

type Status = Order['status'];

/** Player-facing name and explanation of each order status. */
export const statusLabel: Record<Status, { name: string; text: string }> = {
  placed: { name: 'Placed', text: 'We have your order and look at it.' },
  approved: { name: 'Approved', text: 'All is well with it; we get your prizes ready.' },
  shipped: { name: 'Shipped', text: 'It is on its way to you.' },
  delivered: { name: 'Delivered', text: 'It is yours. Enjoy it.' },
  declined: { name: 'Declined', text: 'We could not accept this order. Your coins went back to you.' },
  canceled: { name: 'Canceled', text: 'This order was canceled. Your coins went back to you.' },
  refunded: { name: 'Refunded', text: 'Your coins went back to you.' },
};

/** The remaining statuses of a successful order; empty once it has ended. */
export function stepsAhead({ status, address }: Pick<Order, 'status' | 'address'>): Status[] {
  const steps: Status[] = address
    ? ['placed', 'approved', 'shipped', 'delivered']
    : ['placed', 'approved', 'delivered'];
  const current = steps.indexOf(status);
  return current < 0 ? [] : steps.slice(current + 1);
}
