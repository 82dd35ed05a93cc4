import * as z from 'zod';
import { queryNumber } from './query-number';

/** Shapes of lists that are read newest first, page by page, by the id that the next page comes before. */

export const pageQuery = z.strictObject({
  limit: queryNumber(z.int().min(1).max(100))
    .default(25)
    .meta({ override: { default: 25 } }),
  before: z.string().min(1).max(64).optional(),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Ask again with `before` set to this; null at the end.' }),
  });
}
