import { Link } from 'react-router';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { formatAmount } from '#web/lib/format/coins';
import { instantLabel } from '#web/lib/format/dates';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import type { AdminPlayer } from './admin-player';

type Order = AdminPlayer['orders'][number];

const columns: readonly AdminColumn<Order>[] = [
  {
    name: 'Order',
    cell: ({ id }) => (
      <Link className="text-link" to={dashboardPaths.order(id)}>
        {id}
      </Link>
    ),
    isRowHead: true,
    className: 'wrap-anywhere min-inline-36',
  },
  { name: 'Products', cell: ({ products }) => products.map(productLabel).join(', ') },
  { name: 'Placed', cell: ({ placedAt }) => instantLabel(placedAt), className: 'whitespace-nowrap' },
  { name: 'Status', cell: ({ status }) => statusLabels[status] },
  { name: 'Total', cell: ({ total }) => `${formatAmount('sweeps', total)} SC`, isNumeric: true },
];

/** The player's newest orders. */
export function PlayerOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Panel title="Recent orders" className="col-span-full">
      <AdminTable
        caption="Recent orders"
        columns={columns}
        rows={orders}
        idOf={({ id }) => id}
        empty={<Note>No orders yet.</Note>}
      />
    </Panel>
  );
}

function productLabel({ name, quantity }: Order['products'][number]): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}
