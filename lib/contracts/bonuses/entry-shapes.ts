import * as z from 'zod';
import { entryRefusals } from '#domain/coins/free-entry';
import { givenAddress } from '../account/address-shapes';
import { instant, hundredths } from '../shapes';

/** Shapes of free entries, for players and admins. */

export const day = z.string().meta({ format: 'date' });

export const freeEntry = z
  .object({
    id: z.string().meta({ description: 'Ids sort by day.' }),
    way: z.enum(['online', 'letter']),
    day: day.meta({ description: 'Day for which the entry counts.' }),
    enteredAt: instant,
    state: z.enum(['credited', 'refused']),
    sweeps: hundredths,
    reason: z
      .enum(entryRefusals)
      .nullable()
      .meta({ description: 'Why the entry was refused; null if it was credited.' }),
    creditedAt: instant.nullable(),
  })
  .meta({ id: 'FreeEntry', description: 'A free entry and its result.' });

export const entryAddress = givenAddress.meta({
  id: 'EntryAddress',
  description: 'Home address of the player. It is compared but not stored.',
});
