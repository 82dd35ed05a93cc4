import * as z from 'zod';
import { count, instant } from './shapes';

/** A form signed for one file at one key of the file bucket. */
export const uploadForm = z.object({
  fields: z.record(z.string(), z.string()).meta({
    description: 'To be posted to the file bucket as a form, with `file` as its last field.',
  }),
  mostBytes: count,
  expiresAt: instant,
});
