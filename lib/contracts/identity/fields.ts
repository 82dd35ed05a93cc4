import * as z from 'zod/mini';
import { documentFaults } from '#domain/player/identity-check';
import { suspensionFields } from '../account/fields';

/*
 * Bodies of the forms for identity checks. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** The withdrawal of an approval. */
export const withdrawalFields = {
  fault: z
    .enum(documentFaults)
    .check(z.meta({ description: 'Fault of the documents, which the player sees.' })),
  note: suspensionFields.note,
};
