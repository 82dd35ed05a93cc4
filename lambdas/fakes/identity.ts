import { type IdentityCheck, newIdentityCheck } from '#domain/player/identity-check';
import type { DocumentName, DocumentStore, KeptDocument } from '#lambdas/identity/stores/document-store';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { SignDocumentForm } from '#lambdas/identity/stores/upload-forms';
import { memoryWrite } from './writes';

/** In-memory fake of identity checks and their files. */
export interface MemoryIdentity {
  readonly checks: IdentityCheckStore;
  readonly documents: DocumentStore;
  readonly signForm: SignDocumentForm;
  readonly all: Map<string, IdentityCheck>;
  /** By player and document, as in `p/card`. */
  readonly quarantined: Map<string, Uint8Array>;
  /** By player, document and hash of the content, as in `p/card/9f86…`. */
  readonly kept: Map<string, { readonly bytes: Uint8Array; readonly contentType: string }>;
}

export function createMemoryIdentity(): MemoryIdentity {
  const all: MemoryIdentity['all'] = new Map();
  const quarantined: MemoryIdentity['quarantined'] = new Map();
  const kept: MemoryIdentity['kept'] = new Map();
  const keyOf = ({ player, document }: DocumentName) => `${player}/${document}`;
  const keptKeyOf = (document: KeptDocument) => `${keyOf(document)}/${document.sha256}`;
  const placeOf = ({ queuedAt, player }: IdentityCheck) => `${queuedAt?.toISOString()}#${player}`;
  return {
    all,
    quarantined,
    kept,
    checks: {
      load: async (player) => all.get(player) ?? newIdentityCheck(player),
      replace: (before, after) =>
        memoryWrite(`identity check ${before.revision}`, {
          holds: () => (all.get(before.player)?.revision ?? 0) === before.revision,
          apply: () => void all.set(after.player, after),
        }),
      async queue({ limit, after = '' }) {
        const waiting = [...all.values()]
          .filter(({ state }) => state === 'submitted')
          .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
          .filter((check) => placeOf(check) > after);
        const checks = waiting.slice(0, limit);
        const last = checks.at(-1);
        return { checks, next: waiting.length > limit && last ? placeOf(last) : null };
      },
    },
    signForm: async (name) => ({ key: `quarantine/${keyOf(name)}` }),
    documents: {
      readQuarantined: async (name) => quarantined.get(keyOf(name)),
      keep: async (document, bytes, contentType) =>
        void kept.set(keptKeyOf(document), { bytes, contentType }),
      async readKept(document) {
        const found = kept.get(keptKeyOf(document));
        if (!found) throw new Error('A document that a check records was never kept');
        return found;
      },
      removeKept: async (document) => void kept.delete(keptKeyOf(document)),
      removeQuarantined: async (name) => void quarantined.delete(keyOf(name)),
      link: async (document, seconds) => `https://files.example/${keptKeyOf(document)}?for=${seconds}`,
    },
  };
}
