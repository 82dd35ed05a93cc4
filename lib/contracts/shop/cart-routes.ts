import * as z from 'zod';
import { mostPieces } from '#domain/rewards/cart';
import { defineRoute } from '../route-contract';
import { count, instant, hundredths } from '../shapes';
import { category, image } from './shapes';

const quantity = z.int().min(1).max(mostPieces);

const notice = z.enum(['price-changed', 'only-some-left', 'sold-out', 'gone', 'not-open']);

const cartLine = z
  .object({
    product: z.string(),
    name: z.string(),
    image,
    category,
    quantity: count,
    price: hundredths.meta({ description: "Today's price of one piece." }),
    priceWhenAdded: hundredths.meta({
      description: 'The price that the player accepted; putting the line again accepts the price of today.',
    }),
    available: z
      .boolean()
      .meta({ description: "Whether the line can be ordered as it is, at today's price." }),
    notice: notice.nullable(),
    stock: count.meta({
      description: 'How many pieces this player could order now, those held for them included.',
    }),
  })
  .meta({ id: 'CartLine' });

const cart = z
  .object({
    version: count,
    lines: z.array(cartLine),
    total: hundredths.meta({ description: "Of the available lines, at today's prices." }),
    updatedAt: instant.nullable(),
  })
  .meta({ id: 'Cart', description: 'What a player means to redeem. Nothing of it is held for them.' });
export type Cart = z.output<typeof cart>;

const productPath = z.strictObject({ product: z.string().min(1).max(128) });
const putRefusals = [
  'cart/unknown-product',
  'cart/sold-out',
  'cart/not-open',
  'cart/only-some-left',
  'cart/full',
] as const;

export const readCart = defineRoute({
  method: 'get',
  path: '/cart',
  operationId: 'readCart',
  summary: "The player's cart, compared with the products of today.",
  answer: cart,
  refusals: [],
});

export const putCartLine = defineRoute({
  method: 'put',
  path: '/cart/lines/{product}',
  operationId: 'putCartLine',
  summary: 'Sets how many pieces of a product the cart holds, and accepts its price of today.',
  parameters: productPath,
  body: z.strictObject({ quantity }),
  answer: cart,
  refusals: putRefusals,
});

export const removeCartLine = defineRoute({
  method: 'delete',
  path: '/cart/lines/{product}',
  operationId: 'removeCartLine',
  summary: 'Takes a product out of the cart, if it is there.',
  parameters: productPath,
  answer: cart,
  refusals: [],
});

export const clearCart = defineRoute({
  method: 'delete',
  path: '/cart',
  operationId: 'clearCart',
  summary: 'Takes everything out of the cart.',
  answer: cart,
  refusals: [],
});

export const cartContracts = [readCart, putCartLine, removeCartLine, clearCart];
