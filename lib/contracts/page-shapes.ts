import * as z from 'zod';
import { mostPerPage } from './page-bounds';
import { queryNumber } from './query-number';

/** Number of items on a page. */
export const pageLimit = queryNumber(z.int().min(1).max(mostPerPage))
  .default(25)
  .meta({ override: { default: 25 } });

/** Shapes of lists that are paged newest first; the cursor is the id of the oldest item so far. */

export const pageQuery = z.strictObject({
  limit: pageLimit,
  before: z.string().min(1).max(64).optional(),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `before` to get the next page; null on the last page.' }),
  });
}
