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
  | { readonly kind: 'identity-refused'; readonly documents: readonly TurnedDown[] }
  | { readonly kind: 'identity-withdrawn'; readonly documents: readonly TurnedDown[] };

/**
 * Derives the notice event of a check, or null without a decision. The newest file of each kind counts.
 *
 * @param before  state before the decision: a rejection of an approved check takes the approval back
 */
export function identityDecided(
  { state, documents }: Pick<IdentityCheck, 'state' | 'documents'>,
  before: IdentityCheck['state'] = 'submitted',
): IdentityNoticeEvent | null {
  if (state === 'approved') return { kind: 'identity-confirmed' };
  if (state !== 'rejected') return null;
  const turnedDown = documentKinds.flatMap((document) => {
    const newest = documents.findLast((each) => each.kind === document && each.state !== 'awaited');
    const fault = documentFaults.find((each) => each === newest?.fault);
    return newest?.state === 'rejected' && fault ? [{ document, fault }] : [];
  });
  return {
    kind: before === 'approved' ? 'identity-withdrawn' : 'identity-refused',
    documents: turnedDown,
  };
}

const documentNames: Readonly<Record<DocumentKind, string>> = {
  'photo-id': 'your photo ID',
  'photo-id-back': 'the back of your ID',
  selfie: 'your selfie',
  'proof-of-address': 'your proof of address',
};

const faultNames: Readonly<Record<DocumentFault, string>> = {
  unreadable: 'we could not read it',
  'cut-off': 'part of it is cut off',
  expired: 'it has expired',
  'kind-not-accepted': 'we do not accept this type of document',
  'name-differs': 'the name does not match your other document',
  'birthday-differs': 'the date of birth does not match your account',
  'address-differs': 'the address or state does not match your account',
  'face-differs': 'your face could not be matched to your ID',
};

/** Lists the rejected documents with their faults: `your photo ID (it is out of date)`. */
export function describeRejection(documents: readonly TurnedDown[]): string {
  return new Intl.ListFormat('en-US').format(
    documents.map(({ document, fault }) => `${documentNames[document]} (${faultNames[fault]})`),
  );
}
