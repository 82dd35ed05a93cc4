import * as z from 'zod/mini';
import { bareCode, isEntryCode } from '#domain/coins/postal-code';
import { isLocalDay } from '#domain/player/local-day';

/*
 * Bodies of the forms for bonuses. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** A mail-in entry as an admin records it, without the address on the letter. */
export const mailInEntryFields = {
  code: z.string().check(
    z.maxLength(32),
    z.refine((typed) => isEntryCode(bareCode(typed)), 'Enter the 12 digits from the letter.'),
    z.meta({ description: 'Code on the letter. Spaces and hyphens are ignored.' }),
  ),
  receivedOn: z.string().check(
    z.refine((day) => isLocalDay(day), 'Enter a day such as 2026-11-21.'),
    z.meta({ format: 'date' }),
  ),
};
