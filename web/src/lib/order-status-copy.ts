import type { Order } from '#contracts/orders/routes';

type Status = Order['status'];

/** What each state of an order means to whoever ordered. */
export const statusLabel: Record<Status, { name: string; text: string }> = {
  placed: { name: 'Placed', text: 'We have your order and look at it.' },
  approved: { name: 'Approved', text: 'All is well with it; we get your prizes ready.' },
  shipped: { name: 'Shipped', text: 'It is on its way to you.' },
  delivered: { name: 'Delivered', text: 'It is yours. Enjoy it.' },
  declined: { name: 'Declined', text: 'We could not accept this order. Your coins went back to you.' },
  canceled: { name: 'Canceled', text: 'This order was canceled. Your coins went back to you.' },
  refunded: { name: 'Refunded', text: 'Your coins went back to you.' },
};

/** The states still ahead of an order that goes well; none once it has ended. */
export function stepsAhead({ status, address }: Pick<Order, 'status' | 'address'>): Status[] {
  const way: Status[] = address
    ? ['placed', 'approved', 'shipped', 'delivered']
    : ['placed', 'approved', 'delivered'];
  const here = way.indexOf(status);
  return here < 0 ? [] : way.slice(here + 1);
}
