import * as z from 'zod';
import { person } from '../account/person-shape';
import { defineRoute } from '../route-contract';
import { entryAddress, freeEntry } from './entry-shapes';
import { mailInEntryFields } from './fields';

export const recordMailInEntry = defineRoute({
  method: 'post',
  path: '/admin/free-entries',
  operationId: 'recordMailInEntry',
  needsRecentSignIn: true,
  summary:
    'Record a mail-in entry by the code on the letter and the day it arrived. The entry is credited immediately, or refused with a reason that the player sees. Repeating the request returns the same entry.',
  body: z.strictObject({
    ...mailInEntryFields,
    address: entryAddress.optional().meta({
      description: 'Sender’s address on the letter; omit if there is none.',
    }),
  }),
  idempotent: true,
  answer: z.object({
    entry: freeEntry,
    player: z.string(),
    holder: person.meta({ description: 'The player who holds the code.' }),
  }),
  refusals: ['session/forbidden', 'bonuses/unknown-code', 'player/unknown-player'],
});

export const adminEntryContracts = [recordMailInEntry];
