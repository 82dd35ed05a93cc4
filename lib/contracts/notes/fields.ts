import * as z from 'zod/mini';
import { notedKinds, noteRules } from '#domain/audit/internal-note';

/*
 * Bodies of the form for internal notes. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** What a note is about. */
export const notedFields = {
  kind: z.enum(notedKinds),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
};

/** A note for other admins. */
export const noteFields = {
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(noteRules.longestText),
      z.meta({ description: 'Plain text for admins. Players never see it.' }),
    ),
};
