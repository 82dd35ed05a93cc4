import type { ReviewFault } from '../parts/document-copy';
import type { ReviewedDocument } from './reviewed-documents';

/** What a reviewer says of a document. */
export type Verdict = 'accepted' | ReviewFault;

/** What a reviewer has done so far, by the id of a document. */
export interface Reviewing {
  readonly opened: ReadonlySet<string>;
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/** A decision of the API: the faults of rejected documents, none to confirm the identity. */
export interface ReadyDecision {
  readonly faults: readonly { readonly document: string; readonly fault: ReviewFault }[];
}

/** The documents that need a verdict: the newest of each kind. Replaced ones can get one. */
export function undecided(documents: readonly ReviewedDocument[], { opened, verdicts }: Reviewing) {
  return documents.filter(({ id, isNewest }) => isNewest && !(opened.has(id) && verdicts.has(id)));
}

/** Returns the decision once the newest document of each kind was opened and has a verdict; null before. */
export function decisionOf(
  documents: readonly ReviewedDocument[],
  reviewing: Reviewing,
): ReadyDecision | null {
  if (documents.length === 0 || undecided(documents, reviewing).length > 0) return null;
  const faults = documents.flatMap(({ id }) => {
    const verdict = reviewing.verdicts.get(id) ?? 'accepted';
    return verdict === 'accepted' ? [] : [{ document: id, fault: verdict }];
  });
  return { faults };
}
