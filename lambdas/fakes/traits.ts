import type { SharedTrait } from '#domain/player/shared-trait';
import { createTraitStore, fromItem, type TraitStore } from '#lambdas/traits/stores/trait-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Traits of accounts on fake tables. */
export interface FakeTraits {
  readonly traits: TraitStore;
  /** By name. */
  readonly stored: Records<SharedTrait>;
}

const table = 'traits';

/** @param now  by default a time at which nothing has expired */
export function createFakeTraits(tables = createFakeTables(), now = () => new Date(0)): FakeTraits {
  return {
    traits: createTraitStore(tables.client, table, now),
    stored: recordsIn(tables, {
      table,
      // Beside traits there are the traits of each player and the key of the hashes.
      isOne: ({ holders }) => Array.isArray(holders),
      keyOf: ({ trait }) => trait,
      fromItem,
    }),
  };
}
