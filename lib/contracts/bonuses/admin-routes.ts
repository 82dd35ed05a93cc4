import * as z from 'zod';
import { bareCode, isEntryCode } from '#domain/coins/postal-code';
import { isLocalDay } from '#domain/player/local-day';
import { defineRoute } from '../route-contract';
import { entryAddress, freeEntry } from './entry-shapes';

const code = z
  .string()
  .max(32)
  .refine((typed) => isEntryCode(bareCode(typed)), 'The twelve digits of the letter; these do not check.')
  .meta({ description: 'The code on the letter; spaces and hyphens do not count.' });

export const recordMailInEntry = defineRoute({
  method: 'post',
  path: '/admin/free-entries',
  operationId: 'recordMailInEntry',
  summary:
    'Records a letter that enters without any purchase, by the code on it and the day on which it came. It is credited at once, or refused with a reason that its player sees; recorded again under its key, it is answered as it stands.',
  body: z.strictObject({
    code,
    receivedOn: z.string().refine(isLocalDay, 'A day such as 2026-11-21.').meta({ format: 'date' }),
    address: entryAddress.optional().meta({
      description: 'Where it was sent from, as it stands on the letter; left out where it does not.',
    }),
  }),
  idempotent: true,
  answer: z.object({ entry: freeEntry, player: z.string() }),
  refusals: ['session/forbidden', 'bonuses/unknown-code', 'player/unknown-player'],
});

export const adminEntryContracts = [recordMailInEntry];
