import type { IdentityDocument } from '#contracts/identity/routes';

export type DocumentKind = IdentityDocument['kind'];

/** Copy of each kind of document: name, accepted files and advice. */
export const documentKindCopy: Readonly<
  Record<DocumentKind, { name: string; accepted: string; hint: string }>
> = {
  'photo-id': {
    name: 'Photo ID',
    accepted: 'Passport, driver’s license or state ID that has not expired.',
    hint: 'Show all four corners, use no flash and make sure every letter is sharp.',
  },
  'photo-id-back': {
    name: 'Back of the ID',
    accepted: 'For ID cards only: the side with the barcode.',
    hint: 'Use the same light as for the front.',
  },
  selfie: {
    name: 'Selfie',
    accepted: 'Taken today, showing only your face, without a hat or sunglasses.',
    hint: 'Look into the camera, with the light in front of you.',
  },
  'proof-of-address': {
    name: 'Proof of address',
    accepted: 'A bill or bank statement from the last three months. Online bank statements are fine.',
    hint: 'Show your name, address and the date on one page. You can black out the amounts.',
  },
};

/** In display order. */
export const documentKinds = Object.keys(documentKindCopy) as DocumentKind[];

/** Messages for refused or rejected documents, with what to do. */
export const faultMessages: Readonly<Record<NonNullable<IdentityDocument['fault']>, string>> = {
  'not-a-document': 'This file is not a picture or a PDF. Please send a JPEG, PNG, WebP or PDF.',
  'too-small': 'The picture is too small to read. Please take it again from closer up.',
  unreadable: 'We could not read it. Please take it again in better light.',
  'cut-off': 'Part of it is cut off. Please show all four corners.',
  expired: 'It has expired. Please send one that is still valid.',
  'kind-not-accepted': 'We do not accept this type of document. See above for the types that we accept.',
  'name-differs':
    'The name differs from the one on your other document. Please send two documents with the same name.',
  'birthday-differs': 'The date of birth differs from the one in your account. Please contact support.',
  'address-differs':
    'The address or state differs from the one in your account. Change it in your profile first.',
  'face-differs': 'We could not match your face with your ID. Please take a new selfie.',
};

/** Labels of document states. */
export const stateLabels: Readonly<Record<IdentityDocument['state'], string>> = {
  awaited: 'Processing',
  ready: 'Received',
  refused: 'Not accepted',
  accepted: 'Accepted',
  rejected: 'Send again',
};
