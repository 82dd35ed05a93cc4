import * as z from 'zod/mini';

/*
 * Bodies of the forms for referrals. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** The code of a friend. */
export const bindingFields = { code: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) };
