import type { IdentityDocument } from '#contracts/identity/routes';

/** A document under review, and whether it is the newest of its kind or was replaced by one. */
export interface ReviewedDocument extends IdentityDocument {
  readonly isNewest: boolean;
}

/** Returns the documents that a reviewer decides about: the newest of each kind, then those that were replaced, each newest first. */
export function reviewedDocuments(documents: readonly IdentityDocument[]): ReviewedDocument[] {
  const reviewed = documents.filter(({ state }) => state === 'ready' || state === 'accepted').toReversed();
  const seen = new Set<string>();
  const marked = reviewed.map((document) => {
    const isNewest = !seen.has(document.kind);
    seen.add(document.kind);
    return { ...document, isNewest };
  });
  return [...marked.filter(({ isNewest }) => isNewest), ...marked.filter(({ isNewest }) => !isNewest)];
}

/** Returns the document that a reviewer opens next: the first one that was not opened, or the first one again. */
export function nextToOpen(
  documents: readonly ReviewedDocument[],
  opened: ReadonlySet<string>,
): ReviewedDocument | undefined {
  return documents.find(({ id }) => !opened.has(id)) ?? documents[0];
}
