import type * as z from 'zod';
import type { listAdminOrders } from '#contracts/orders/admin-routes';
import type { Order } from '#domain/rewards/order';
import { type OrderFilter, passes } from '#domain/rewards/order-board';
import { orderFindOf } from '#domain/rewards/order-find';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { AdminOrderPage, OrderLists } from './stores/order-lists';
import type { OrderStore } from './stores/order-store';

export interface FindOrdersDependencies {
  readonly orders: Pick<OrderStore, 'page'> & Pick<OrderLists, 'pageByStatus' | 'numbered'>;
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
  if (search?.by === 'number') {
    const found = await orders.numbered(search.beginning, limit);
    return { orders: found.filter(isWanted), next: null };
  }
  if (search?.by === 'email') {
    const found = await ordersOfEmail(dependencies, search.beginning, limit);
    return { orders: found.filter(isWanted).slice(0, limit), next: null };
  }
  const isFiltered = filter.isLate || needs !== undefined || search !== null;
  return orders.pageByStatus({ status, limit, after, ...(isFiltered && { isWanted }) });
}

/** The newest orders of each player whose email address begins with a text, newest first. */
async function ordersOfEmail(
  { users, orders }: FindOrdersDependencies,
  beginning: string,
  limit: number,
): Promise<Order[]> {
  // The user pool distinguishes letter case.
  const spellings = [...new Set([beginning, beginning.toLowerCase()])];
  const listed = await Promise.all(spellings.map((each) => users.startingWith(each, mostPlayers)));
  const players = [...new Set(listed.flat().map(({ player }) => player))];
  const found = await Promise.all(players.map((player) => orders.page(player, { limit })));
  return found.flatMap((page) => page.orders).toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
