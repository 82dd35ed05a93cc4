import * as z from 'zod';

const draw = z.strictObject({
  product: z.string().min(1),
  prize: z.string().min(3),
  winners: z.int().min(1),
});

/** Draws in the format of `content/seed/draws.json`. */
export const demoDraws = z.strictObject({
  /** Draws that a stage keeps open, each for this many days. */
  open: z.array(draw.extend({ days: z.int().min(1) })),
  /** Draws of the demo history that have ended, in days before its end. */
  past: z.array(draw.extend({ openedDaysAgo: z.int().min(1), closedDaysAgo: z.int().min(1) })),
});

export type DemoDraws = z.infer<typeof demoDraws>;
