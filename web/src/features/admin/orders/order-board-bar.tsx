import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '#components/ui/button';
import { FilterBar, type FilterField } from '#components/ui/filter-bar';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { FilterChips } from '../parts/filter-chips';
import { ShortcutList } from '../parts/shortcut-list';
import type { useListShortcuts } from '../parts/use-list-shortcuts';
import { type OrderFilters, type OrderStatus, spansStatuses, statuses, withStatus } from './order-filters';

const fields: readonly FilterField<'find' | 'needs' | 'late'>[] = [
  { name: 'find', label: 'Search orders', type: 'search', minLength: 2, maxLength: 128 },
  {
    name: 'needs',
    label: 'Needs',
    choices: [
      { value: '', label: 'Anything' },
      { value: 'code', label: 'A gift code' },
      { value: 'address', label: 'An address' },
    ],
  },
  {
    name: 'late',
    label: 'Due date',
    choices: [
      { value: '', label: 'Any' },
      { value: 'true', label: 'Passed' },
    ],
  },
];

/** The filters of the orders, which the address keeps. */
export function OrderBoardBar({
  filters,
  waiting,
  shortcuts,
  onRefresh,
}: {
  filters: OrderFilters;
  waiting: Partial<Record<OrderStatus, string>>;
  shortcuts: ReturnType<typeof useListShortcuts>;
  onRefresh: () => void;
}) {
  const [search] = useSearchParams();
  return (
    <>
      <div className="order-board-bar flex items-center justify-between gap-3 min-inline-0">
        <FilterChips<OrderStatus | null>
          label="Orders by status"
          choices={statuses.map((value) => ({ value, label: statusLabels[value], count: waiting[value] }))}
          chosen={spansStatuses(filters) ? null : filters.status}
          pathOf={(value) => withStatus(search, value ?? 'placed')}
        />
        <span className="flex">
          <ShortcutList of={shortcuts} />
          <Button variant="quiet" icon aria-label="Refresh" onClick={onRefresh}>
            <RefreshCw aria-hidden="true" size={18} />
          </Button>
        </span>
      </div>
      <FilterBar
        label="Orders"
        fields={fields}
        filters={filters.typed}
        hint="Enter an order number or the date it begins with, an email address up to its @, or a product."
        submit="Search"
        isClearable
      />
    </>
  );
}
