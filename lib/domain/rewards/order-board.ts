import { nextStatuses, type Order, statusOf } from './order';
import { codesMissing } from './order-code';
import { isSent, type OrderLine } from './order-line';
import { isUndone } from './order-reason';
import type { OrderStatus } from './order-status';

/** What an order may lack. */
export const orderNeeds = ['code', 'address'] as const;
export type OrderNeed = (typeof orderNeeds)[number];

/** Filters of an admin's list of orders, which combine with AND. */
export interface OrderFilter {
  /** Only orders whose promised day has passed. */
  readonly isLate?: boolean;
  readonly needs?: OrderNeed | undefined;
  /** Words that the name or the id of one of its products contains. */
  readonly words?: readonly string[] | undefined;
}

/**
 * Returns whether the promised day of an order has passed while a step is still ahead.
 *
 * @param today  such as `2026-11-26`, in UTC as promises are
 */
export function isLate(
  {
    timeline,
    status,
  }: { readonly timeline: readonly { readonly promisedOn: string | null }[]; readonly status: OrderStatus },
  today: string,
): boolean {
  const promised = timeline.at(-1)?.promisedOn ?? null;
  return nextStatuses[status].length > 1 && promised !== null && promised < today;
}

/** Whether an order in progress lacks a code, or the address that one of its prizes is shipped to. */
export function lacks(need: OrderNeed, order: Order): boolean {
  const status = statusOf(order);
  if (isUndone(status)) return false;
  if (need === 'code') return codesMissing(order) > 0;
  return status !== 'delivered' && order.address === null && isSent(order.lines);
}

/** Whether an order passes every filter. */
export function passes(
  order: Order,
  { isLate: late = false, needs, words }: OrderFilter,
  now: Date,
): boolean {
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (late && !isLate({ timeline: order.timeline, status: statusOf(order) }, today)) return false;
  if (needs && !lacks(needs, order)) return false;
  return !words || order.lines.some((line) => isNamed(line, words));
}

function isNamed({ name, product }: Pick<OrderLine, 'name' | 'product'>, words: readonly string[]): boolean {
  const text = `${name} ${product}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
