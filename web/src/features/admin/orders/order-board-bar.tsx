import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '#components/ui/button';
import { FilterBar } from '#components/ui/filter-bar';
import type { FilterField } from '#components/ui/filter-form';
import { orderSearchFields } from '#contracts/orders/fields';
import { textBounds } from '#web/lib/forms/bounds';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import type { ListShortcut } from '../parts/list-shortcut';
import { type OrderFilters, type OrderStatus, spansStatuses, statuses, withStatus } from './order-filters';

const fields: readonly FilterField<'find' | 'needs' | 'late'>[] = [
  { name: 'find', label: 'Search orders', type: 'search', ...textBounds(orderSearchFields.find) },
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

/**
 * The filters of the orders, which the address keeps.
 *
 * @param shortcuts  what the keys of the list do beyond moving the focus
 */
export function OrderBoardBar({
  filters,
  waiting,
  shortcuts,
  onRefresh,
}: {
  filters: OrderFilters;
  waiting: Partial<Record<OrderStatus, string>>;
  shortcuts: readonly ListShortcut[];
  onRefresh: () => void;
}) {
  const [search] = useSearchParams();
  return (
    <>
      <ListBar
        row="order"
        shortcuts={shortcuts}
        buttons={
          <Button variant="quiet" icon aria-label="Refresh" onClick={onRefresh}>
            <RefreshCw aria-hidden="true" size={18} />
          </Button>
        }
      >
        <FilterChips<OrderStatus | null>
          label="Orders by status"
          choices={statuses.map((value) => ({ value, label: statusLabels[value], count: waiting[value] }))}
          chosen={spansStatuses(filters) ? null : filters.status}
          pathOf={(value) => withStatus(search, value ?? 'placed')}
        />
      </ListBar>
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
