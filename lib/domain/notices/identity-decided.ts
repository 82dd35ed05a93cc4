import {
  type DocumentFault,
  documentFaults,
  type DocumentKind,
  documentKinds,
  type IdentityCheck,
} from '#domain/player/identity-check';

/** A rejected document and its fault. */
export interface TurnedDown {
  readonly document: DocumentKind;
  readonly fault: DocumentFault;
}

/** A reviewer's decision on an identity check. */
export type IdentityNoticeEvent =
  | { readonly kind: 'identity-confirmed' }
  | { readonly kind: 'identity-refused'; readonly documents: readonly TurnedDown[] };

/** Derives the notice event of a check, or null without a decision. The newest file of each kind counts. */
export function identityDecided({
  state,
  documents,
}: Pick<IdentityCheck, 'state' | 'documents'>): IdentityNoticeEvent | null {
  if (state === 'approved') return { kind: 'identity-confirmed' };
  if (state !== 'rejected') return null;
  const turnedDown = documentKinds.flatMap((document) => {
    const newest = documents.findLast((each) => each.kind === document && each.state !== 'awaited');
    const fault = documentFaults.find((each) => each === newest?.fault);
    return newest?.state === 'rejected' && fault ? [{ document, fault }] : [];
  });
  return { kind: 'identity-refused', documents: turnedDown };
}

const documentNames: Readonly<Record<DocumentKind, string>> = {
  'photo-id': 'your photo ID',
  'photo-id-back': 'the back of your ID',
  selfie: 'the picture of you',
  'proof-of-address': 'your proof of address',
};

const faultNames: Readonly<Record<DocumentFault, string>> = {
  unreadable: 'it could not be read',
  'cut-off': 'part of it is cut off',
  expired: 'it is out of date',
  'kind-not-accepted': 'this kind of document is not accepted',
  'name-differs': 'the name differs from the other document',
  'birthday-differs': 'the date of birth differs from the one in your account',
  'address-differs': 'the address or state differs from the one in your account',
  'face-differs': 'the face could not be matched with the ID',
};

/** Lists the rejected documents with their faults: `your photo ID (it is out of date)`. */
export function describeRejection(documents: readonly TurnedDown[]): string {
  return documents
    .map(({ document, fault }) => `${documentNames[document]} (${faultNames[fault]})`)
    .join(', and ');
}
