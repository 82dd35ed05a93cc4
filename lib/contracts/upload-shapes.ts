import * as z from 'zod';
import { count, instant } from './shapes';

/** A form signed for one file at one key of the file bucket. */
export const uploadForm = z.object({
  fields: z.record(z.string(), z.string()).meta({
    description: 'Form fields to post to the file bucket, with `file` as the last field.',
  }),
  mostBytes: count,
  expiresAt: instant,
});
