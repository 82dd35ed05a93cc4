import type { Move } from '#lambdas/metrics/stores/metric-moves';
import { createMetricStore, type MetricStore } from '#lambdas/metrics/stores/metric-store';
import { createFakeTables, type Interfere } from './fake-tables';

/** Metrics on fake tables. */
export interface FakeMetrics extends MetricStore {
  /** The moves of every transaction that advanced cursors. */
  readonly transactions: readonly (readonly Move[])[];
  /** Runs before the next transaction checks its conditions, like a concurrent function. */
  beforeNextWrite(interfere: Interfere): void;
}

export function createFakeMetrics(tables = createFakeTables()): FakeMetrics {
  const store = createMetricStore(tables.client, 'metrics');
  const transactions: (readonly Move[])[] = [];
  return {
    ...store,
    transactions,
    async advance(moves, attempt) {
      const advanced = await store.advance(moves, attempt);
      if (advanced.hasMoved) transactions.push(moves);
      return advanced;
    },
    beforeNextWrite: (interfere) =>
      tables.beforeNextTransaction((touched) => touched.includes('metrics'), interfere),
  };
}
