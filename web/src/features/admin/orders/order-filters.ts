import type { AdminOrder } from '#contracts/orders/admin-routes';
import { orderSearchFields } from '#contracts/orders/fields';
import { mostPerPage } from '#contracts/page-bounds';
import { orderFindOf } from '#domain/rewards/order-find';
import { choiceIn, type Filters, filtersIn, withFilters } from '#web/lib/filters/filters';
import { textBounds } from '#web/lib/forms/bounds';
import { statusLabels } from '#web/lib/shop/order-status-copy';

export type OrderStatus = AdminOrder['status'];
type FilterName = 'find' | 'needs' | 'late';

/** The filters of the orders page, as the address has them. */
export interface OrderFilters {
  readonly status: OrderStatus;
  readonly typed: Filters<FilterName>;
}

/** The statuses of orders, that of new orders first. */
export const statuses = Object.keys(statusLabels) as ['placed', ...OrderStatus[]];

/** Orders of one page of the list. */
export const pageSize = mostPerPage;

const { minLength: shortestFind = 0, maxLength: longestFind } = textBounds(orderSearchFields.find);

/** Reads the filters of the orders page from its address. */
export function orderFiltersIn(search: URLSearchParams): OrderFilters {
  return {
    status: choiceIn<OrderStatus>(search, 'status', statuses),
    typed: filtersIn(search, ['find', 'needs', 'late']),
  };
}

/** Returns the query of the API for these filters; a search that is too short, and unknown choices, are left out. */
export function orderQuery({ status, typed: { find, needs, late } }: OrderFilters) {
  return {
    status,
    limit: pageSize,
    find: find.length < shortestFind ? undefined : find.slice(0, longestFind),
    needs: needs === 'code' || needs === 'address' ? needs : undefined,
    late: late === 'true' ? ('true' as const) : undefined,
  };
}

/** Whether a search lists orders of every status, as those for a number or an email address do. */
export function spansStatuses({ typed: { find } }: OrderFilters): boolean {
  return find.length >= shortestFind && orderFindOf(find).by !== 'product';
}

/** Returns the address of the list with another status; a search that covers every status is left out. */
export function withStatus(search: URLSearchParams, status: OrderStatus): string {
  const filters = orderFiltersIn(search);
  const changed = withFilters(search, {
    status: status === 'placed' ? '' : status,
    ...(spansStatuses(filters) && { find: '' }),
  });
  return `?${changed.toString()}`;
}
