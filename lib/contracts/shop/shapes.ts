import * as z from 'zod';
import { categories } from '#domain/rewards/category';
import { count, hundredths } from '../shapes';

/** Shapes that several contracts of the shop share. */

export const category = z.enum(categories).nullable();
export const image = z.string().nullable().meta({
  description: 'Key of the first picture in the file bucket; `/` and the key make its address on the site.',
});
const terms = z.string().nullable().meta({ description: 'Markdown; ordering accepts them.' });
/** Pieces of one product that are reserved, and later ordered. */
export const orderLine = z
  .object({
    product: z.string(),
    name: z.string(),
    image,
    category,
    quantity: count,
    price: hundredths.meta({ description: 'Of one piece, as it was when the pieces were taken.' }),
    terms,
    oddsVersion: count.optional().meta({ description: 'By which its pieces are drawn; of mystery prizes.' }),
    draw: z.string().optional().meta({ description: 'Which its pieces enter; of mega-sweeps.' }),
    won: z.literal(true).optional().meta({ description: 'There where the pieces were won with this order.' }),
  })
  .meta({ id: 'OrderLine' });
