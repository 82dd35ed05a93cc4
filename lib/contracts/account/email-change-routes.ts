import * as z from 'zod';
import { redemptionPauseDays } from '#domain/player/email-change';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

export const requestEmailChange = defineRoute({
  method: 'post',
  path: '/account/email-changes',
  operationId: 'requestEmailChange',
  needsRecentSignIn: true,
  summary: `Request a new email address. The current address receives a link that stops the change, then the new address receives a code, unless another account has it. Redemptions are paused until ${redemptionPauseDays} days after the change.`,
  idempotent: true,
  body: z.strictObject({ email: z.email().max(128).toLowerCase() }),
  answer: z.object({
    email: z.string(),
    confirmableUntil: instant.meta({ description: 'Latest time at which the code can be valid.' }),
    redeemsFrom: instant.meta({ description: 'Latest time at which redemptions resume.' }),
  }),
  refusals: ['account/same-email', 'account/too-many-email-changes'],
});

export const stopEmailChange = defineRoute({
  method: 'post',
  path: '/public/email-change-stops',
  operationId: 'stopEmailChange',
  summary:
    'Stop or undo an email change with the link sent to the previous address. Ends all sign-ins of the account.',
  body: z.strictObject({
    player: z.string().min(1).max(64),
    token: z.string().min(1).max(64),
  }),
  answer: z.object({
    email: z.string().meta({ description: 'The current address of the account, partly masked.' }),
  }),
  refusals: ['account/unknown-email-change', 'account/email-taken'],
});

export const emailChangeContracts = [requestEmailChange, stopEmailChange];
