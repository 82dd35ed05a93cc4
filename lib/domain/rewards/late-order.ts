import type { Order } from './order';

/**
 * Whether an order has passed the day promised for its next step.
 *
 * @param today  a day in UTC, such as `2026-11-26`
 */
export function isLate({ timeline }: Pick<Order, 'timeline'>, today: string): boolean {
  const promisedOn = timeline.at(-1)?.promisedOn ?? null;
  return promisedOn !== null && promisedOn < today;
}
