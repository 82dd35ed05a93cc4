import * as z from 'zod';
import { mostPieces } from '#domain/rewards/cart';
import { defineRoute } from '../route-contract';
import { count, instant, hundredths } from '../shapes';
import { category, image } from './shapes';

const quantity = z.int().min(1).max(mostPieces);

export const lineNotice = z.enum(['price-changed', 'only-some-left', 'sold-out', 'gone', 'not-open']);

const cartLine = z
  .object({
    product: z.string(),
    name: z.string(),
    image,
    category,
    quantity: count,
    price: hundredths.meta({ description: 'Current price of one item.' }),
    priceWhenAdded: hundredths.meta({
      description: 'Price that the player accepted. Updating the line accepts the current price.',
    }),
    available: z
      .boolean()
      .meta({ description: 'Whether the line can be ordered as is, at the current price.' }),
    notice: lineNotice.nullable(),
    stock: count.meta({
      description: 'How many items this player could order now, including those held for them.',
    }),
  })
  .meta({ id: 'CartLine' });

const cart = z
  .object({
    version: count,
    lines: z.array(cartLine),
    total: hundredths.meta({ description: 'Total of the available lines at current prices.' }),
    updatedAt: instant.nullable(),
  })
  .meta({ id: 'Cart', description: 'The cart of a player. Its items are not held.' });
export type Cart = z.output<typeof cart>;

const productPath = z.strictObject({ product: z.string().min(1).max(128) });
const putRefusals = [
  'cart/unknown-product',
  'cart/sold-out',
  'cart/not-open',
  'cart/only-some-left',
  'cart/full',
  'cart/too-many-codes',
] as const;

export const readCart = defineRoute({
  method: 'get',
  path: '/cart',
  operationId: 'readCart',
  summary: "Get the player's cart, compared with the current products.",
  answer: cart,
  refusals: [],
});

export const putCartLine = defineRoute({
  method: 'put',
  path: '/cart/lines/{product}',
  operationId: 'putCartLine',
  summary: 'Set the quantity of a product in the cart and accept its current price.',
  parameters: productPath,
  body: z.strictObject({ quantity }),
  answer: cart,
  refusals: putRefusals,
});

export const removeCartLine = defineRoute({
  method: 'delete',
  path: '/cart/lines/{product}',
  operationId: 'removeCartLine',
  summary: 'Remove a product from the cart, if it is there.',
  parameters: productPath,
  answer: cart,
  refusals: [],
});

export const clearCart = defineRoute({
  method: 'delete',
  path: '/cart',
  operationId: 'clearCart',
  summary: 'Empty the cart.',
  answer: cart,
  refusals: [],
});

export const cartContracts = [readCart, putCartLine, removeCartLine, clearCart];
