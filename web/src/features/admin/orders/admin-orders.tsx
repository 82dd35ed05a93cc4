import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { isFiltered } from '#web/lib/filters/filters';
import type { ListShortcut } from '../parts/list-shortcut';
import { PagedList } from '../parts/paged-list';
import { selectShortcut } from '../parts/selection';
import { StatusMessage } from '../parts/status-message';
import { useSelection } from '../parts/use-selection';
import { AdminOrderRow } from './admin-order-row';
import { BulkBar } from './bulk/bulk-bar';
import { BulkDialog, type BulkStep } from './bulk/bulk-dialog';
import { useBulkSteps } from './bulk/use-bulk-steps';
import { type OrderAnswers, orderKey, withAnswers } from './order-answers';
import { OrderBoardBar } from './order-board-bar';
import { type OrderFilters, orderQuery, type OrderStatus, spansStatuses } from './order-filters';
import './admin-orders.css';

type Page = GetAnswer<'/admin/orders'>;

/**
 * The orders that pass the filters of the address, with a selection for bulk steps.
 *
 * @param answers    orders as requests of this tab returned them
 * @param waiting    number of orders per status that an admin has to process; with a `+` where there are more
 * @param onChanged  called when the list should be read again, and `onRefresh` when the admin requests it
 */
export function AdminOrders({
  filters,
  loaded,
  answers,
  waiting,
  message,
  onChanged,
  onRefresh,
}: {
  filters: OrderFilters;
  loaded: Page;
  answers: OrderAnswers;
  waiting: Partial<Record<OrderStatus, string>>;
  message: string;
  onChanged: () => void;
  onRefresh: () => void;
}) {
  // The filters stay in place when they change, because the admin may already be typing the next ones.
  const listName = JSON.stringify(filters);
  const list = useLongList(
    loaded,
    orderKey,
    (after) => playFabOps.get('/admin/orders', { query: { ...orderQuery(filters), after } }),
    { list: listName },
  );
  const items = withAnswers(list.items, answers, filters);
  const selection = useSelection(items, orderKey, { list: listName });
  const { progress } = useBulkSteps();
  const [bulk, setBulk] = useState<BulkStep | null>(null);
  const { search } = useLocation();
  // oxlint-disable-next-line react/purity -- A page that stays open overnight marks late orders by the new day.
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

  const shortcuts: readonly ListShortcut[] = [
    selectShortcut('order', selection),
    {
      key: 'e',
      label: 'Approve the selected orders, or ship them',
      act() {
        const orders = selection.chosen();
        if (orders.length > 0 || progress)
          setBulk({ status: orders[0]?.status === 'placed' ? 'approved' : 'shipped', orders });
      },
    },
  ];

  return (
    <div className="grid grid-cols-1 gap-4">
      <OrderBoardBar filters={filters} waiting={waiting} shortcuts={shortcuts} onRefresh={onRefresh} />
      <StatusMessage>{message}</StatusMessage>
      {(items.length > 0 || progress) && (
        <BulkBar selection={selection} progress={progress} onStep={setBulk} />
      )}
      <PagedList
        of={{ ...list, items }}
        empty={
          <EmptyState Icon={PackageCheck}>
            {isFiltered(filters.typed) ? 'No orders match these filters.' : emptyLabels[filters.status]}
          </EmptyState>
        }
      >
        <ul className="grid gap-3" aria-label="Orders">
          {items.map((order) => (
            <AdminOrderRow
              key={orderKey(order)}
              order={order}
              to={dashboardPaths.order(order.id) + search}
              today={today}
              selection={selection}
              isStatusShown={spansStatuses(filters)}
            />
          ))}
        </ul>
      </PagedList>
      <BulkDialog
        step={bulk}
        onRequested={selection.clear}
        onFinished={onChanged}
        onClose={() => setBulk(null)}
      />
    </div>
  );
}

const emptyLabels: Record<OrderStatus, string> = {
  placed: 'No orders to review. New orders appear here.',
  approved: 'No approved orders. Orders stay here until they are shipped or delivered.',
  shipped: 'No orders in transit.',
  delivered: 'No delivered orders yet.',
  declined: 'No declined orders yet.',
  canceled: 'No canceled orders yet.',
  refunded: 'No refunded orders yet.',
};
