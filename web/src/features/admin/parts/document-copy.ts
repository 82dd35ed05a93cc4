import type { IdentityDocument } from '#contracts/identity/routes';

/** Reasons for the rejection of a document; the player sees what to do. */
export type ReviewFault = Exclude<NonNullable<IdentityDocument['fault']>, 'not-a-document' | 'too-small'>;

export const faultChoices: readonly { value: ReviewFault; label: string }[] = [
  { value: 'unreadable', label: 'Cannot be read' },
  { value: 'cut-off', label: 'Partly cut off' },
  { value: 'expired', label: 'Expired' },
  { value: 'kind-not-accepted', label: 'Document type not accepted' },
  { value: 'name-differs', label: 'Name does not match' },
  { value: 'birthday-differs', label: 'Date of birth does not match' },
  { value: 'address-differs', label: 'Address or state does not match' },
  { value: 'face-differs', label: 'Face does not match the ID' },
];

export const kindNames: Readonly<Record<IdentityDocument['kind'], string>> = {
  'photo-id': 'Photo ID',
  'photo-id-back': 'Back of the ID',
  selfie: 'Selfie',
  'proof-of-address': 'Proof of address',
};
