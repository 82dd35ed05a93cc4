import type { OrderStatus } from '#domain/rewards/order-status';
import {
  changesOf,
  type CountedOrder,
  type OrderCountStore,
} from '#lambdas/metrics/stores/order-count-store';
import { memoryWrite } from './writes';

/** In-memory fake of the order counts, with the sums exposed. */
export interface MemoryOrderCounts {
  readonly orderCounts: OrderCountStore;
  readonly sums: Map<OrderStatus, number>;
}

export function createMemoryOrderCounts(): MemoryOrderCounts {
  const marks = new Map<string, CountedOrder>();
  const sums = new Map<OrderStatus, number>();
  const keyOf = ({ player, id }: Pick<CountedOrder, 'player' | 'id'>) => `${player} ${id}`;
  const orderCounts: OrderCountStore = {
    counted: async (player, id) => marks.get(keyOf({ player, id })),
    count: (before, after) => [
      memoryWrite(`where the order ${after.id} is counted`, {
        holds: () => marks.get(keyOf(after))?.revision === before?.revision,
        apply: () => void marks.set(keyOf(after), after),
      }),
      memoryWrite('orders by status', {
        holds: () => true,
        apply() {
          for (const [status, change] of Object.entries(changesOf(before, after)))
            sums.set(status as OrderStatus, (sums.get(status as OrderStatus) ?? 0) + change);
        },
      }),
    ],
  };
  return { orderCounts, sums };
}
