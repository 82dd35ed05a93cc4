import * as z from 'zod/mini';

/*
 * Fields of the filters of the audit log. The site loads these shapes to bound the filters by their route, so they are written with `zod/mini`.
 */

/** An admin or a player, by id, email address or display name. */
const person = z.string().check(z.trim(), z.minLength(1), z.maxLength(128));

/** Who acted, on whom, and the id of the object. */
export const auditFilterFields = {
  actor: person,
  player: person,
  subjectId: z.string().check(z.minLength(1), z.maxLength(200)),
};
