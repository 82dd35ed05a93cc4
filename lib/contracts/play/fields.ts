import * as z from 'zod/mini';
import { isClientSeed, longestClientSeed } from '#domain/fairness/commitment';
import { limitedThings } from '#domain/play-limits/limits';
import { periods } from '#domain/play-limits/windows';
import { isLocalDay, isTimeZone } from '#domain/player/local-day';
import { isState } from '#domain/player/states';
import { narrowText } from '../narrow-text';

/*
 * Bodies of the forms for play. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** What a limit counts. */
export const thing = z.enum(limitedThings).check(
  z.meta({
    id: 'LimitedThing',
    description:
      'Stakes and losses are in the smallest unit of their coin, purchases in US cents, time in whole minutes.',
  }),
);
/** The window of a limit. */
export const period = z.enum(periods);

/** The highest use that a limit allows, in the units of what it counts. */
export const limitUnits = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** A limit of a player; null removes it. */
export const limitFields = {
  thing,
  period,
  most: z.nullable(limitUnits),
};

/** Age and residency of a player. */
export const residencyFields = {
  bornOn: narrowText(isLocalDay, 'Enter a day such as 1990-05-17.'),
  state: narrowText(isState, 'Enter a state code such as TX.'),
  timeZone: z
    .string()
    .check(z.maxLength(64), z.refine(isTimeZone, 'Enter a time zone such as America/Chicago.')),
};

/** A rotation of the seeds; without a client seed, the player keeps theirs. */
export const rotationFields = {
  clientSeed: z.optional(
    z
      .string()
      .check(
        z.maxLength(longestClientSeed),
        z.refine(isClientSeed, `Use 1 to ${longestClientSeed} letters, digits, hyphens, or underscores.`),
      ),
  ),
};
