import { PackageCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { Dialog } from '#components/ui/dialog';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { statusLabel } from '#web/lib/shop/order-status-copy';
import { AdminOrderRow } from './admin-order-row';
import { AdminOrderSheet } from './admin-order-sheet';
import './admin-orders.css';

type Status = AdminOrder['status'];
type Page = GetAnswer<'/admin/orders'>;

const columns = Object.keys(statusLabel) as Status[];

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
  const [page, setPage] = useState(loaded);
  const [readLast, setReadLast] = useState(loaded);
  // The list reloads after each step; the selected order stays open.
  if (readLast !== loaded) {
    setReadLast(loaded);
    setPage(loaded);
  }
  const [open, setOpen] = useState<AdminOrder | null>(null);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

  async function readOn(after: string) {
    setFailure(null);
    try {
      const more = await playFabOps.get('/admin/orders', { query: { status, after } });
      setPage(({ items }) => ({ items: [...items, ...more.items], next: more.next }));
    } catch (refused) {
      setFailure(refused);
    }
  }

  function moved(order: AdminOrder) {
    setOpen(order);
    setMessage(`Order ${statusLabel[order.status].toLowerCase()}.`);
    setPage(({ items, next }) => ({
      items: items.filter((each) => !isSame(each, order) || order.status === status),
      next,
    }));
    onChanged();
  }

  return (
    <>
      <div className="order-board-bar flex items-center justify-between gap-3 min-inline-0">
        <Chips label="Orders by status">
          {columns.map((each) => (
            <Chip
              key={each}
              to={each === 'placed' ? '?' : `?status=${each}`}
              isChosen={each === status}
              count={waiting[each]}
            >
              {statusLabel[each]}
            </Chip>
          ))}
        </Chips>
        <Button variant="quiet" icon aria-label="Refresh" onClick={onChanged}>
          <RefreshCw aria-hidden="true" size={18} />
        </Button>
      </div>
      <p role="status" className="order-board-said">
        {message}
      </p>
      {page.items.length === 0 && page.next === null ? (
        <EmptyState Icon={PackageCheck}>{emptyLabel[status]}</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {page.items.map((order) => (
            <AdminOrderRow
              key={`${order.player} ${order.id}`}
              order={order}
              today={today}
              onOpen={() => setOpen(order)}
            />
          ))}
        </ul>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      {page.next !== null && (
        <Button variant="outline" onClick={() => void readOn(page.next ?? '')}>
          Show more
        </Button>
      )}
      <Dialog
        drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? `Order ${open.id}` : ''}
      >
        {open && <AdminOrderSheet key={`${open.id} ${open.timeline.length}`} order={open} onMoved={moved} />}
      </Dialog>
    </>
  );
}

function isSame(one: AdminOrder, other: AdminOrder): boolean {
  return one.id === other.id && one.player === other.player;
}

const emptyLabel: Record<Status, string> = {
  placed: 'No orders to review. New orders appear here.',
  approved: 'No approved orders. Orders stay here until they are shipped or delivered.',
  shipped: 'No orders in transit.',
  delivered: 'No delivered orders yet.',
  declined: 'No declined orders yet.',
  canceled: 'No canceled orders yet.',
  refunded: 'No refunded orders yet.',
};
