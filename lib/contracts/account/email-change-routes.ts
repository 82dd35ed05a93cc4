import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

export const requestEmailChange = defineRoute({
  method: 'post',
  path: '/account/email-changes',
  operationId: 'requestEmailChange',
  needsRecentSignIn: true,
  summary:
    'Requests another e-mail address. The current one is first sent a link that stops the change; then a code is sent to the new one. Redemptions pause until three days after the change.',
  idempotent: true,
  body: z.strictObject({ email: z.email().max(128).toLowerCase() }),
  answer: z.object({
    email: z.string(),
    confirmableUntil: instant.meta({ description: 'Until when the code works at most.' }),
    redeemsFrom: instant.meta({ description: 'From when on prizes can be redeemed again at the latest.' }),
  }),
  refusals: ['account/email-taken', 'account/same-email', 'account/too-many-email-changes'],
});

export const stopEmailChange = defineRoute({
  method: 'post',
  path: '/public/email-change-stops',
  operationId: 'stopEmailChange',
  summary:
    'Stops or undoes a change of an e-mail address, for whoever has the link that went to the address of before. It ends every sign-in of the account.',
  body: z.strictObject({
    player: z.string().min(1).max(64),
    token: z.string().min(1).max(64),
  }),
  answer: z.object({ email: z.string().meta({ description: 'The address of the account, half hidden.' }) }),
  refusals: ['account/unknown-email-change', 'account/email-taken'],
});

export const emailChangeContracts = [requestEmailChange, stopEmailChange];
