import { createDeletionStore, deletionId, type DeletionStore } from '#lambdas/account/stores/deletion-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Planned deletions on fake tables. */
export interface FakeDeletions extends DeletionStore {
  /** Due time of each planned deletion, by player. */
  readonly planned: Records<Date>;
}

const table = 'notices';

export function createFakeDeletions(tables = createFakeTables()): FakeDeletions {
  return {
    ...createDeletionStore(tables.client, table),
    planned: recordsIn<Date, { player: string; id: string; dueAt: string }>(tables, {
      table,
      isOne: ({ id }) => id === deletionId,
      keyOf: ({ player }) => player,
      fromItem: ({ dueAt }) => new Date(dueAt),
    }),
  };
}
