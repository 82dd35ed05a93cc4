import type { IdentityDocument } from '#contracts/identity/routes';

export type DocumentKind = IdentityDocument['kind'];

/** Copy of each kind of document: name, accepted files and advice. */
export const kindLabel: Readonly<Record<DocumentKind, { name: string; accepted: string; hint: string }>> = {
  'photo-id': {
    name: 'Photo ID',
    accepted: 'Passport, driver’s license or state ID, in date.',
    hint: 'All four corners in the picture, no flash, every letter sharp.',
  },
  'photo-id-back': {
    name: 'Back of the ID',
    accepted: 'Only for cards: the side with the bar code.',
    hint: 'The same light as for the front.',
  },
  selfie: {
    name: 'A picture of you',
    accepted: 'Taken today, your face alone, no hat and no dark glasses.',
    hint: 'Look into the camera, with the light in front of you.',
  },
  'proof-of-address': {
    name: 'Proof of address',
    accepted: 'A bill or bank statement of the last three months; statements of online banks count.',
    hint: 'Name, address and date on one page. You may black out the amounts.',
  },
};

/** In display order. */
export const documentKinds = Object.keys(kindLabel) as DocumentKind[];

/** Messages for refused or rejected documents, with what to do. */
export const faultMessage: Readonly<Record<NonNullable<IdentityDocument['fault']>, string>> = {
  'not-a-document': 'This file is no picture and no PDF. Please send a JPEG, PNG, WebP or PDF.',
  'too-small': 'The picture is too small to be read. Please take it again, closer.',
  unreadable: 'It could not be read. Please take it again in better light.',
  'cut-off': 'Part of it is cut off. Please get all four corners into the picture.',
  expired: 'It is out of date. Please send one that is still valid.',
  'kind-not-accepted': 'This kind of document is not accepted. See above which are.',
  'name-differs': 'The name differs from your other document. Please send two in the same name.',
  'birthday-differs': 'The date of birth differs from the one in your account. Please write to support.',
  'address-differs':
    'The address or state differs from the one in your account. Change it in your profile first.',
  'face-differs': 'The face could not be matched with the ID. Please take a new picture of you.',
};

/** Labels of document states. */
export const stateLabel: Readonly<Record<IdentityDocument['state'], string>> = {
  awaited: 'Being received',
  ready: 'Received',
  refused: 'Not taken',
  accepted: 'Accepted',
  rejected: 'Please send again',
};
