import type { AdminOrder } from '#contracts/orders/admin-routes';
import { type OrderFilters, spansStatuses } from './order-filters';

/** Orders by key as steps, corrections and replacements of this tab returned them. */
export type OrderAnswers = ReadonlyMap<string, AdminOrder>;

/** Unique key of an order. */
export function orderKey({ player, id }: Pick<AdminOrder, 'player' | 'id'>): string {
  return `${player} ${id}`;
}

/** Adds orders to answers; of two versions of an order, the newer one stays. */
export function addAnswers(answers: OrderAnswers, orders: readonly AdminOrder[]): OrderAnswers {
  const added = new Map(answers);
  for (const order of orders) {
    const known = added.get(orderKey(order));
    if (!known || order.revision > known.revision) added.set(orderKey(order), order);
  }
  return added;
}

/**
 * Applies answers to listed orders, because the index that lists them may return an order as it was before. An order that moved to a status
 * which the list does not show is left out; one that another admin has changed since stays as listed.
 */
export function withAnswers(
  listed: readonly AdminOrder[],
  answers: OrderAnswers,
  filters: OrderFilters,
): AdminOrder[] {
  return listed.flatMap((order) => {
    const answer = answers.get(orderKey(order));
    if (!answer || answer.revision <= order.revision) return [order];
    return spansStatuses(filters) || answer.status === filters.status ? [answer] : [];
  });
}
