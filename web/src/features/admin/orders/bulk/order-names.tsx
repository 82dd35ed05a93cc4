import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playerLabel } from '../order-labels';

/** The orders of a bulk step by number and player. */
export function OrderNames({ orders }: { orders: readonly AdminOrder[] }) {
  return (
    <ul
      className="relative grid gap-2 max-block-56 overflow-auto"
      tabIndex={0}
      aria-label="Orders of this step"
    >
      {orders.map((order) => (
        <li key={`${order.player} ${order.id}`} className="text-sm wrap-anywhere">
          <span className="tabular">{order.id}</span>
          <span className="text-muted">{` · ${playerLabel(order)}`}</span>
        </li>
      ))}
    </ul>
  );
}
