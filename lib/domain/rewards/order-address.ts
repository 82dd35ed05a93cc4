import type { Address } from './address';
import { type Order, statusOf } from './order';
import { isSent } from './order-line';
import type { OrderStatus } from './order-status';
import type { RequestMark } from './request-mark';

/** The order has shipped or ended, or ships nothing. */
export interface AddressFinal {
  readonly code: 'orders/address-final';
  readonly status: OrderStatus;
}

/** Whether the delivery address of an order may still change. */
export function isAddressOpen({ lines, timeline }: Pick<Order, 'lines' | 'timeline'>): boolean {
  const status = statusOf({ timeline });
  return isSent(lines) && (status === 'placed' || status === 'approved');
}

/** Corrects the delivery address of an order that has not shipped yet. */
export function correctAddress(
  order: Order,
  address: Address,
  { at, request }: { at: Date; request: RequestMark },
): Order | AddressFinal {
  if (!isAddressOpen(order)) return { code: 'orders/address-final', status: statusOf(order) };
  return {
    ...order,
    address,
    corrections: [...(order.corrections ?? []), { at, request }],
    revision: order.revision + 1,
  };
}
