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

/** @param now decides which days are over. @default the time of `ledgerRow` */
export function createFakeMetrics(
  tables = createFakeTables(),
  now = () => new Date('2026-11-21T12:00:00Z'),
): FakeMetrics {
  const store = createMetricStore(tables.client, 'metrics', now);
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
