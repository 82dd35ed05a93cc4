import * as z from 'zod';
import { entryRefusals } from '#domain/coins/free-entry';
import { givenAddress } from '../account/address-shapes';
import { instant, hundredths } from '../shapes';

/** Shapes of free entries, for players and admins. */

export const day = z.string().meta({ format: 'date' });

export const freeEntry = z
  .object({
    id: z.string().meta({ description: 'Sorts by day.' }),
    way: z.enum(['online', 'letter']),
    day: day.meta({ description: 'The day that it counts for.' }),
    enteredAt: instant,
    state: z.enum(['credited', 'refused']),
    sweeps: hundredths,
    reason: z
      .enum(entryRefusals)
      .nullable()
      .meta({ description: 'Why it gave nothing; null when credited.' }),
    creditedAt: instant.nullable(),
  })
  .meta({ id: 'FreeEntry', description: 'An entry without any purchase, with what became of it.' });

export const entryAddress = givenAddress.meta({
  id: 'EntryAddress',
  description: 'Where whoever enters lives. It is compared and not kept.',
});
