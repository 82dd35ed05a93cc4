import type * as z from 'zod';
import type { listAdminOrders } from '#contracts/orders/admin-routes';
import type { Order } from '#domain/rewards/order';
import { type OrderFilter, passes } from '#domain/rewards/order-board';
import { orderFindOf } from '#domain/rewards/order-find';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { AdminOrderPage, OrderLists, OrderQuery } from './stores/order-lists';

export interface FindOrdersDependencies {
  readonly orders: Pick<OrderLists, 'pageByStatus' | 'pageByNumber' | 'pageOfPlayers'>;
  readonly users: Pick<UserList, 'startingWith'>;
  readonly now: () => Date;
}

/** Players whose orders one search for an email address reads. */
const mostPlayers = 20;

/**
 * Lists orders for admins. A search for a number or an email address covers every status; words search the products of the status. Each
 * part is a query of an index; nothing is scanned.
 */
export async function findOrders(
  dependencies: FindOrdersDependencies,
  query: z.output<typeof listAdminOrders.query>,
): Promise<AdminOrderPage> {
  const { orders, now } = dependencies;
  const { status, limit, after, find, late, needs } = query;
  const search = find === undefined ? null : orderFindOf(find);
  const filter: OrderFilter = {
    isLate: late !== undefined,
    needs,
    words: search?.by === 'product' ? search.words : undefined,
  };
  const isWanted = (order: Order) => passes(order, filter, now());
  const isFiltered = filter.isLate || needs !== undefined || filter.words !== undefined;
  const page = { limit, after, ...(isFiltered && { isWanted }) };
  if (search?.by === 'number') return orders.pageByNumber({ ...page, beginning: search.beginning });
  if (search?.by === 'email') return ordersOfEmail(dependencies, { ...page, beginning: search.beginning });
  return orders.pageByStatus({ ...page, status });
}

/** The orders of each player whose email address begins with a text, newest first. */
async function ordersOfEmail(
  { users, orders }: FindOrdersDependencies,
  { beginning, ...query }: OrderQuery & { beginning: string },
): Promise<AdminOrderPage> {
  // The user pool distinguishes letter case.
  const spellings = [...new Set([beginning, beginning.toLowerCase()])];
  const listed = await Promise.all(spellings.map((each) => users.startingWith(each, mostPlayers)));
  const players = [...new Set(listed.flat().map(({ player }) => player))];
  return orders.pageOfPlayers({ ...query, players });
}
