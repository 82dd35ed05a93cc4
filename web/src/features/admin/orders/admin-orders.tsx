import { PackageCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { DetailDrawer } from '../parts/detail-drawer';
import { FilterChips } from '../parts/filter-chips';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { AdminOrderRow } from './admin-order-row';
import { AdminOrderSheet } from './admin-order-sheet';
import './admin-orders.css';

type Status = AdminOrder['status'];
type Page = GetAnswer<'/admin/orders'>;

/** The statuses of orders, that of new orders first. */
export const statuses = Object.keys(statusLabels) as ['placed', ...Status[]];

const orderKey = ({ player, id }: AdminOrder) => `${player} ${id}`;

/**
 * The orders in one status, with the selected order beside them.
 *
 * @param waiting  number of orders per status that an admin has to process; with a `+` where there are more
 */
export function AdminOrders({
  status,
  loaded,
  waiting,
  onChanged,
}: {
  status: Status;
  loaded: Page;
  waiting: Partial<Record<Status, string>>;
  onChanged: () => void;
}) {
  // The list reloads after each step; the selected order stays open.
  const list = useLongList(loaded, orderKey, (after) =>
    playFabOps.get('/admin/orders', { query: { status, after } }),
  );
  const [open, setOpen] = useState<AdminOrder | null>(null);
  const [message, setMessage] = useState('');
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

  function moved(order: AdminOrder) {
    setOpen(order);
    setMessage(`Order ${statusLabels[order.status].toLowerCase()}.`);
    list.change((known) =>
      known.filter((each) => orderKey(each) !== orderKey(order) || order.status === status),
    );
    onChanged();
  }

  return (
    <>
      <div className="order-board-bar flex items-center justify-between gap-3 min-inline-0">
        <FilterChips
          label="Orders by status"
          choices={statuses.map((value) => ({ value, label: statusLabels[value], count: waiting[value] }))}
          chosen={status}
          pathOf={(value) => (value === 'placed' ? '?' : `?status=${value}`)}
        />
        <Button variant="quiet" icon aria-label="Refresh" onClick={onChanged}>
          <RefreshCw aria-hidden="true" size={18} />
        </Button>
      </div>
      <StatusMessage>{message}</StatusMessage>
      <PagedList of={list} empty={<EmptyState Icon={PackageCheck}>{emptyLabels[status]}</EmptyState>}>
        <ul className="grid gap-3">
          {list.items.map((order) => (
            <AdminOrderRow key={orderKey(order)} order={order} today={today} onOpen={() => setOpen(order)} />
          ))}
        </ul>
      </PagedList>
      <DetailDrawer of={open} titleOf={({ id }) => `Order ${id}`} onClose={() => setOpen(null)}>
        {(order) => (
          <AdminOrderSheet key={`${order.id} ${order.timeline.length}`} order={order} onMoved={moved} />
        )}
      </DetailDrawer>
    </>
  );
}

const emptyLabels: Record<Status, string> = {
  placed: 'No orders to review. New orders appear here.',
  approved: 'No approved orders. Orders stay here until they are shipped or delivered.',
  shipped: 'No orders in transit.',
  delivered: 'No delivered orders yet.',
  declined: 'No declined orders yet.',
  canceled: 'No canceled orders yet.',
  refunded: 'No refunded orders yet.',
};
