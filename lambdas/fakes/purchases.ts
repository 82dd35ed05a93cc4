import type { Purchase } from '#domain/coins/purchase';
import { createPurchaseStore, fromItem, type PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Purchases on fake tables. */
export interface FakePurchases {
  readonly purchases: PurchaseStore;
  /** By player and id, as in `p 2026-…`. */
  readonly stored: Records<Purchase>;
}

const table = 'purchases';

export function createFakePurchases(tables = createFakeTables()): FakePurchases {
  return {
    purchases: createPurchaseStore(tables.client, table),
    stored: recordsIn(tables, {
      table,
      // Beside purchases there are sandbox payments and the records of first purchases.
      isOne: ({ id }) => /^\d/.test(id),
      keyOf: ({ player, id }) => `${player} ${id}`,
      fromItem,
    }),
  };
}
