import * as z from 'zod/mini';

/*
 * Bodies of the forms for gift codes. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** Longer than any printed gift code. */
const longestCode = 100;
/** Lines of one request. */
export const mostLines = 500;

/** Codes for a pool. */
export const codesFields = {
  codes: z
    .array(z.string().check(z.trim(), z.maxLength(longestCode)))
    .check(
      z.minLength(1),
      z.maxLength(mostLines),
      z.meta({ description: 'One code per line. Empty lines are skipped.' }),
    ),
};
