import type { IdentityCheck } from '#domain/player/identity-check';
import {
  createIdentityCheckStore,
  fromItem,
  type IdentityCheckStore,
  toItem,
} from '#lambdas/identity/stores/identity-check-store';
import { type InMemoryDocumentFiles, openDocumentFiles } from '#lambdas/in-memory/document-files';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Identity checks on fake tables, with their files in memory. */
export interface FakeIdentity extends InMemoryDocumentFiles {
  readonly checks: IdentityCheckStore;
  /** By player. */
  readonly all: Records<IdentityCheck>;
}

const table = 'identity-checks';

export function createFakeIdentity(tables = createFakeTables()): FakeIdentity {
  return {
    ...openDocumentFiles(),
    all: recordsIn(tables, { table, keyOf: ({ player }) => player, fromItem, toItem }),
    checks: createIdentityCheckStore(tables.client, table),
  };
}
