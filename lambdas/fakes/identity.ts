import type { IdentityCheck } from '#domain/player/identity-check';
import type { DocumentName, DocumentStore, KeptDocument } from '#lambdas/identity/stores/document-store';
import {
  createIdentityCheckStore,
  fromItem,
  type IdentityCheckStore,
  toItem,
} from '#lambdas/identity/stores/identity-check-store';
import type { SignDocumentForm } from '#lambdas/identity/stores/upload-forms';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Identity checks on fake tables, and an in-memory fake of their files. */
export interface FakeIdentity {
  readonly checks: IdentityCheckStore;
  readonly documents: DocumentStore;
  /** Files of tickets, kept in `kept` like documents. */
  readonly attachments: DocumentStore;
  readonly signForm: SignDocumentForm;
  /** By player. */
  readonly all: Records<IdentityCheck>;
  /** By player and document, as in `p/card`. */
  readonly quarantined: Map<string, Uint8Array>;
  /** By player, document and hash of the content, as in `p/card/9f86…`. */
  readonly kept: Map<
    string,
    { readonly bytes: Uint8Array; readonly contentType: string; readonly downloadAs?: string }
  >;
}

const table = 'identity-checks';

export function createFakeIdentity(tables = createFakeTables()): FakeIdentity {
  const quarantined: FakeIdentity['quarantined'] = new Map();
  const kept: FakeIdentity['kept'] = new Map();
  const keyOf = ({ player, document }: DocumentName) => `${player}/${document}`;
  const keptKeyOf = (document: KeptDocument) => `${keyOf(document)}/${document.sha256}`;
  const documents: DocumentStore = {
    readQuarantined: async (name) => quarantined.get(keyOf(name)),
    keep: async (document, bytes, contentType, downloadAs) =>
      void kept.set(keptKeyOf(document), {
        bytes,
        contentType,
        ...(downloadAs !== undefined && { downloadAs }),
      }),
    async readKept(document) {
      const found = kept.get(keptKeyOf(document));
      if (!found) throw new Error('A document that a check records was never kept');
      return found;
    },
    removeKept: async (document) => void kept.delete(keptKeyOf(document)),
    removeQuarantined: async (name) => void quarantined.delete(keyOf(name)),
    link: async (document, seconds) => `https://files.example/${keptKeyOf(document)}?for=${seconds}`,
  };
  return {
    documents,
    attachments: documents,
    all: recordsIn(tables, { table, keyOf: ({ player }) => player, fromItem, toItem }),
    quarantined,
    kept,
    checks: createIdentityCheckStore(tables.client, table),
    signForm: async (name) => ({ key: `quarantine/${keyOf(name)}` }),
  };
}
