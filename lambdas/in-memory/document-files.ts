import type { DocumentName, DocumentStore, KeptDocument } from '#lambdas/identity/stores/document-store';
import type { SignDocumentForm } from '#lambdas/identity/stores/upload-forms';

/** Uploaded documents in this process. */
export interface InMemoryDocumentFiles {
  readonly documents: DocumentStore;
  /** Files of tickets, kept in `kept` like documents. */
  readonly attachments: DocumentStore;
  readonly signForm: SignDocumentForm;
  /** By player and document, as in `p/card`. */
  readonly quarantined: Map<string, Uint8Array>;
  /** By player, document and hash of the content, as in `p/card/9f86…`. */
  readonly kept: Map<
    string,
    { readonly bytes: Uint8Array; readonly contentType: string; readonly downloadAs?: string }
  >;
}

export function openDocumentFiles(): InMemoryDocumentFiles {
  const quarantined: InMemoryDocumentFiles['quarantined'] = new Map();
  const kept: InMemoryDocumentFiles['kept'] = new Map();
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
    quarantined,
    kept,
    signForm: async (name) => ({ key: `quarantine/${keyOf(name)}` }),
  };
}
