import { now, ordersMetric } from '#domain/ledger/metric-names';
import { addTo } from '#lambdas/metrics/stores/metric-moves';
import { createOrderCountStore, type OrderCountStore } from '#lambdas/metrics/stores/order-count-store';
import { createFakeTables } from './fake-tables';

/** Order counts on fake tables. */
export interface FakeOrderCounts {
  readonly orderCounts: OrderCountStore;
  /** Orders by status, over all parts of the metric. */
  readonly sums: () => Record<string, number>;
}

export function createFakeOrderCounts(tables = createFakeTables()): FakeOrderCounts {
  return {
    orderCounts: createOrderCountStore(tables.client, 'metrics'),
    sums() {
      const sums: Record<string, number> = {};
      for (const { subject, metric, ...totals } of tables.items('metrics'))
        if (metric === ordersMetric && String(subject).startsWith(`day#${now}#`))
          addTo(sums, totals as Record<string, number>);
      return sums;
    },
  };
}
