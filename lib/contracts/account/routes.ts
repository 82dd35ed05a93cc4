import * as z from 'zod';
import { displayNameFault, normalizeName } from '#domain/player/display-name';
import { mostAddresses } from '#domain/rewards/address';
import { readPlayLimits } from '../play/limit-routes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { uploadForm } from '../upload-shapes';
import { address, deliveryAddress } from './address-shapes';

const account = z
  .object({
    email: z.string(),
    isEmailVerified: z.boolean(),
    displayName: z.string().nullable().meta({ description: 'Null until the player chooses one.' }),
    avatarSetAt: instant.nullable().meta({
      description: 'Since when the player has the picture that they have; null without one.',
    }),
    addresses: z.array(address).meta({ description: 'Where prizes may go, the usual one first.' }),
    terms: z.object({
      acceptedVersion: z
        .string()
        .nullable()
        .meta({ description: 'The newest version that was accepted; null before the first.' }),
      acceptedAt: instant.nullable(),
      currentVersion: z.string(),
    }),
    residency: readPlayLimits.answer.shape.residency,
    noticePreferences: z.object({
      mutedMail: z.array(z.string()).meta({ description: 'Kinds of notices that come without an e-mail.' }),
    }),
    exportId: z.string().nullable().meta({
      description: 'Of the file of all their data that the player asked for last; null for none.',
    }),
  })
  .meta({ id: 'Account', description: 'What we know of a player, as they told us.' });

export const readAccount = defineRoute({
  method: 'get',
  path: '/account',
  operationId: 'readAccount',
  summary: 'What we know of the player.',
  answer: account,
  refusals: [],
});

export const putProfile = defineRoute({
  method: 'put',
  path: '/account/profile',
  operationId: 'putProfile',
  summary: 'Chooses the name under which others see the player.',
  body: z.strictObject({
    displayName: z
      .string()
      .overwrite(normalizeName)
      .superRefine((name, context) => {
        const message = displayNameFault(name);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  }),
  answer: account,
  refusals: [],
});

export const putAddresses = defineRoute({
  method: 'put',
  path: '/account/addresses',
  operationId: 'putAddresses',
  summary: 'Says where prizes may go. These addresses take the place of all that were told before.',
  body: z.strictObject({ addresses: z.array(deliveryAddress).max(mostAddresses) }),
  answer: account,
  refusals: [],
});

export const readAvatarForm = defineRoute({
  method: 'get',
  path: '/account/avatar/upload-form',
  operationId: 'readAvatarForm',
  summary:
    'A form that is signed for one small picture of the player, which takes the place of one sent before.',
  answer: uploadForm,
  refusals: [],
});

export const putAvatar = defineRoute({
  method: 'put',
  path: '/account/avatar',
  operationId: 'putAvatar',
  summary:
    'Checks the picture that was sent with the form from its bytes, a square of 256 pixels as WebP or JPEG, and makes it the picture of the player.',
  answer: account,
  refusals: ['pictures/unknown-upload', 'pictures/too-large', 'pictures/not-a-picture'],
});

export const readAvatar = defineRoute({
  method: 'get',
  path: '/account/avatar',
  operationId: 'readAvatar',
  summary: 'The picture of the player.',
  answer: z.object({
    picture: z
      .string()
      .nullable()
      .meta({ description: 'As a data URL of a few kilobytes; null without one.' }),
  }),
  refusals: [],
});

export const removeAvatar = defineRoute({
  method: 'delete',
  path: '/account/avatar',
  operationId: 'removeAvatar',
  summary: 'Takes the picture of the player away. Without one it changes nothing.',
  answer: account,
  refusals: [],
});

export const acceptTerms = defineRoute({
  method: 'post',
  path: '/account/terms',
  operationId: 'acceptTerms',
  summary: 'Accepts the terms in force. Accepting them again changes nothing.',
  body: z.strictObject({ version: z.string().min(1).max(16) }),
  answer: account,
  refusals: ['account/terms-superseded'],
});

export const signOutEverywhere = defineRoute({
  method: 'post',
  path: '/account/sign-outs',
  operationId: 'signOutEverywhere',
  answersEndedSignIns: true,
  summary:
    'Ends every sign-in of the player, this one as well. It answers when the second in which it happened is over.',
  idempotent: true,
  answer: z.object({
    signInsCountFrom: instant.meta({ description: 'Whoever signed in before this instant is signed out.' }),
  }),
  refusals: [],
});

export const accountContracts = [
  readAccount,
  putProfile,
  putAddresses,
  readAvatar,
  readAvatarForm,
  putAvatar,
  removeAvatar,
  acceptTerms,
  signOutEverywhere,
];
