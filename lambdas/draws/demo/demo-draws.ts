import * as z from 'zod';

/** Draws in the format of `content/seed/draws.json`. */
export const demoDraws = z.strictObject({
  /** Draws that a stage keeps open, each for this many days. */
  open: z.array(
    z.strictObject({
      product: z.string().min(1),
      prize: z.string().min(3),
      winners: z.int().min(1),
      days: z.int().min(1),
    }),
  ),
  /** Draws of the demo history that have ended, in days before its end. */
  past: z.array(
    z.strictObject({
      product: z.string().min(1),
      prize: z.string().min(3),
      winners: z.int().min(1),
      openedDaysAgo: z.int().min(1),
      closedDaysAgo: z.int().min(1),
    }),
  ),
});

export type DemoDraws = z.infer<typeof demoDraws>;
