import * as z from 'zod';
import { categories } from '#domain/rewards/category';
import { count, hundredths } from '../shapes';

/** Shapes that several contracts of the shop share. */

export const category = z.enum(categories).nullable();
export const image = z.string().nullable().meta({
  description:
    'Key of the first picture in the file bucket. Its path on the site is `/` followed by the key.',
});
const terms = z
  .string()
  .nullable()
  .meta({ description: 'Markdown. Ordering the product accepts these terms.' });
/** Pieces of one product that are reserved, and later ordered. */
export const orderLine = z
  .object({
    product: z.string(),
    name: z.string(),
    image,
    category,
    quantity: count,
    price: hundredths.meta({ description: 'Price of one item at the time of the reservation.' }),
    terms,
    oddsVersion: count.optional().meta({ description: 'Version of the odds; only for mystery prizes.' }),
    draw: z.string().optional().meta({ description: 'The draw that the items enter; only for mega-sweeps.' }),
    won: z.literal(true).optional().meta({ description: 'Present if the items were won with this order.' }),
  })
  .meta({ id: 'OrderLine' });
