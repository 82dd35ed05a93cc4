import type { IdentityDocument } from '#contracts/identity/routes';

/** Reasons for the rejection of a document; the player sees what to do. */
export type ReviewFault = Exclude<NonNullable<IdentityDocument['fault']>, 'not-a-document' | 'too-small'>;

export const faultChoices: readonly { value: ReviewFault; label: string }[] = [
  { value: 'unreadable', label: 'Cannot be read' },
  { value: 'cut-off', label: 'Part of it is cut off' },
  { value: 'expired', label: 'Out of date' },
  { value: 'kind-not-accepted', label: 'Not a document that we accept' },
  { value: 'name-differs', label: 'Name differs' },
  { value: 'birthday-differs', label: 'Date of birth differs' },
  { value: 'address-differs', label: 'Address or state differs' },
  { value: 'face-differs', label: 'Face does not match the ID' },
];

export const kindNames: Readonly<Record<IdentityDocument['kind'], string>> = {
  'photo-id': 'Photo ID',
  'photo-id-back': 'Back of the ID',
  selfie: 'Picture of the player',
  'proof-of-address': 'Proof of address',
};
