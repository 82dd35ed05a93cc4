import * as z from 'zod';

/** A player or an admin by name, for lists in which an id alone says too little. */
export const person = z
  .object({
    player: z.string(),
    email: z.string().nullable(),
    displayName: z.string().nullable(),
  })
  .meta({ id: 'Person', description: 'A player or an admin. Both names are null for a deleted account.' });
export type Person = z.output<typeof person>;
