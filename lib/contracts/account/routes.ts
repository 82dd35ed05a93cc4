import * as z from 'zod';
import { avatarPixels } from '#domain/player/avatar';
import { mostAddresses } from '#domain/rewards/address';
import { readPlayLimits } from '../play/limit-routes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { uploadForm } from '../upload-shapes';
import { address, deliveryAddress } from './address-shapes';
import { profileFields, termsFields } from './fields';

const account = z
  .object({
    email: z.string(),
    isEmailVerified: z.boolean(),
    displayName: z
      .string()
      .nullable()
      .meta({ description: 'Public name of the player; null until the player chooses one.' }),
    showsNameWithWins: z.boolean().meta({
      description:
        'Whether other players see the public name with the player’s latest wins; false by default.',
    }),
    avatarSetAt: instant.nullable().meta({
      description: 'Time the current picture was set; null without a picture.',
    }),
    addresses: z.array(address).meta({ description: 'Delivery addresses, default first.' }),
    terms: z.object({
      acceptedVersion: z
        .string()
        .nullable()
        .meta({ description: 'Latest accepted version; null before the first.' }),
      acceptedAt: instant.nullable(),
      currentVersion: z.string(),
    }),
    residency: readPlayLimits.answer.shape.residency,
    noticePreferences: z.object({
      mutedMail: z.array(z.string()).meta({ description: 'Categories of notices that are not emailed.' }),
    }),
    exportId: z.string().nullable().meta({
      description: 'Id of the latest data export; null before the first.',
    }),
  })
  .meta({ id: 'Account', description: 'The account of a player.' });

export const readAccount = defineRoute({
  method: 'get',
  path: '/account',
  operationId: 'readAccount',
  summary: 'Get the player’s account.',
  answer: account,
  refusals: [],
});

export const putProfile = defineRoute({
  method: 'put',
  path: '/account/profile',
  operationId: 'putProfile',
  summary: 'Set the player’s public name.',
  body: z.strictObject(profileFields),
  answer: account,
  refusals: [],
});

export const putWinName = defineRoute({
  method: 'put',
  path: '/account/win-name',
  operationId: 'putWinName',
  summary: 'Show or hide the player’s public name with their latest wins.',
  body: z.strictObject({ showsNameWithWins: z.boolean() }),
  answer: account,
  refusals: [],
});

export const putAddresses = defineRoute({
  method: 'put',
  path: '/account/addresses',
  operationId: 'putAddresses',
  summary: 'Replace the player’s delivery addresses.',
  body: z.strictObject({ addresses: z.array(deliveryAddress).max(mostAddresses) }),
  answer: account,
  refusals: [],
});

export const readAvatarForm = defineRoute({
  method: 'get',
  path: '/account/avatar/upload-form',
  operationId: 'readAvatarForm',
  summary: 'Get a signed upload form for the player’s picture. An upload replaces an earlier one.',
  answer: uploadForm,
  refusals: [],
});

export const putAvatar = defineRoute({
  method: 'put',
  path: '/account/avatar',
  operationId: 'putAvatar',
  summary: `Validate the uploaded picture, a square of ${avatarPixels} pixels as WebP or JPEG, and set it as the player’s picture.`,
  answer: account,
  refusals: ['pictures/unknown-upload', 'pictures/too-large', 'pictures/not-a-picture'],
});

export const readAvatar = defineRoute({
  method: 'get',
  path: '/account/avatar',
  operationId: 'readAvatar',
  summary: 'Get the player’s picture.',
  answer: z.object({
    picture: z
      .string()
      .nullable()
      .meta({ description: 'Data URL of a few kilobytes; null without a picture.' }),
  }),
  refusals: [],
});

export const removeAvatar = defineRoute({
  method: 'delete',
  path: '/account/avatar',
  operationId: 'removeAvatar',
  summary: 'Remove the player’s picture, if there is one.',
  answer: account,
  refusals: [],
});

export const acceptTerms = defineRoute({
  method: 'post',
  path: '/account/terms',
  operationId: 'acceptTerms',
  summary: 'Accept the current terms. Accepting them again changes nothing.',
  body: z.strictObject(termsFields),
  answer: account,
  refusals: ['account/terms-superseded'],
});

export const signOutEverywhere = defineRoute({
  method: 'post',
  path: '/account/sign-outs',
  operationId: 'signOutEverywhere',
  answersEndedSignIns: true,
  summary:
    'End all sign-ins of the player, including this one. The response is delayed until the current second is over.',
  idempotent: true,
  answer: z.object({
    signInsCountFrom: instant.meta({ description: 'Sign-ins before this time are no longer valid.' }),
  }),
  refusals: [],
});

export const accountContracts = [
  readAccount,
  putProfile,
  putWinName,
  putAddresses,
  readAvatar,
  readAvatarForm,
  putAvatar,
  removeAvatar,
  acceptTerms,
  signOutEverywhere,
];
