import * as z from 'zod';
import { bareCode, isEntryCode } from '#domain/coins/postal-code';
import { isLocalDay } from '#domain/player/local-day';
import { defineRoute } from '../route-contract';
import { entryAddress, freeEntry } from './entry-shapes';

const code = z
  .string()
  .max(32)
  .refine((typed) => isEntryCode(bareCode(typed)), 'Enter the 12 digits from the letter.')
  .meta({ description: 'Code on the letter. Spaces and hyphens are ignored.' });

export const recordMailInEntry = defineRoute({
  method: 'post',
  path: '/admin/free-entries',
  operationId: 'recordMailInEntry',
  summary:
    'Record a mail-in entry by the code on the letter and the day it arrived. The entry is credited immediately, or refused with a reason that the player sees. Repeating the request returns the same entry.',
  body: z.strictObject({
    code,
    receivedOn: z.string().refine(isLocalDay, 'Enter a day such as 2026-11-21.').meta({ format: 'date' }),
    address: entryAddress.optional().meta({
      description: 'Sender’s address on the letter; omit if there is none.',
    }),
  }),
  idempotent: true,
  answer: z.object({ entry: freeEntry, player: z.string() }),
  refusals: ['session/forbidden', 'bonuses/unknown-code', 'player/unknown-player'],
});

export const adminEntryContracts = [recordMailInEntry];
