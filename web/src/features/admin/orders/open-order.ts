import type { AdminOrder } from '#contracts/orders/admin-routes';

/** What the list offers to the order that is open over it. */
export interface OpenOrder {
  /** Called with the changed order and what happened. */
  readonly onChanged: (order: AdminOrder, what: string) => void;
}
