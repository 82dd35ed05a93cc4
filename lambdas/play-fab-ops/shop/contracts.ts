import * as z from 'zod';
import { addressFaults } from '#domain/rewards/address';
import { mostPieces } from '#domain/rewards/cart';
import { categories } from '#domain/rewards/category';
import { orderActors, orderStatuses } from '#domain/rewards/order';
import { queryNumber } from '#http/query-number';
import { defineRoute } from '#http/route-contract';
import { balances, count, instant } from '../shapes';

const hundredths = count.meta({ description: 'In hundredths of a Sweeps Coin.' });
const day = z.string().meta({ format: 'date' });
const category = z.enum(categories).nullable();
const image = z.string().nullable().meta({
  description: 'Key of the first picture in the file bucket; `/` and the key make its address on the site.',
});
const terms = z.string().nullable().meta({ description: 'Markdown; ordering accepts them.' });
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

const orderLine = z
  .object({
    product: z.string(),
    name: z.string(),
    image,
    category,
    quantity: count,
    price: hundredths.meta({ description: 'Of one piece, as it was when the pieces were taken.' }),
    terms,
  })
  .meta({ id: 'OrderLine' });

const reservation = z
  .object({
    id: z.string(),
    expiresAt: instant,
    lines: z.array(orderLine),
    total: hundredths,
    needsAddress: z.boolean(),
    goldCredited: count.meta({ description: 'Gold Coins that the order would credit.' }),
  })
  .meta({ id: 'Reservation', description: 'Pieces that are held for a checkout until they expire.' });

const text = z.string().trim();

/** Trimmed, then checked by the domain as a whole, so that every field at fault is named. */
const deliveryAddress = z
  .strictObject({
    name: text,
    line1: text,
    line2: text.optional(),
    city: text,
    state: text,
    postalCode: text,
    country: z.literal('US'),
  })
  .superRefine((given, context) => {
    for (const { field, message } of addressFaults(given))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .meta({ id: 'DeliveryAddress' });

const address = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string().optional(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.literal('US'),
  })
  .meta({ id: 'Address' });

const orderStep = z
  .object({
    status: z.enum(orderStatuses),
    at: instant,
    actor: z.enum(orderActors),
    reason: z.string().nullable(),
    promisedOn: day.nullable().meta({ description: 'The day by which the next step is promised.' }),
  })
  .meta({ id: 'OrderStep' });

const order = z
  .object({
    id: z.string().meta({ description: 'Sorts by time.' }),
    status: z.enum(orderStatuses),
    placedAt: instant,
    total: hundredths,
    goldCredited: count,
    lines: z.array(orderLine),
    address: address.nullable(),
    contact: z
      .string()
      .nullable()
      .meta({ description: 'The e-mail under which a person gets in touch, where anything is arranged.' }),
    timeline: z.array(orderStep),
    transaction: z.string().meta({ description: "Id of the ledger's transaction that paid for it." }),
  })
  .meta({ id: 'Order' });

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

export const reserveCart = defineRoute({
  method: 'post',
  path: '/checkout/reservation',
  operationId: 'reserveCart',
  summary:
    'Holds everything in the cart for a checkout, or nothing. A held reservation of the same cart stays.',
  body: z.strictObject({}),
  idempotent: true,
  answer: z.object({ reservation }),
  refusals: ['checkout/cart-empty', 'checkout/lines-refused', 'checkout/below-minimum'],
});

export const releaseReservation = defineRoute({
  method: 'delete',
  path: '/checkout/reservation',
  operationId: 'releaseReservation',
  summary: 'Gives back at once what is held for a checkout.',
  idempotent: true,
  answer: z.object({ released: z.boolean() }),
  refusals: [],
});

export const checkOut = defineRoute({
  method: 'post',
  path: '/checkout',
  operationId: 'checkOut',
  summary: 'Orders what is held and pays for it from redeemable Sweeps Coins, in one transaction.',
  body: z.strictObject({
    reservation: z.string().min(1).max(64),
    acceptedTerms: z.literal(true, 'The terms must be accepted.'),
    address: deliveryAddress.optional(),
  }),
  idempotent: true,
  answer: z.object({ order, balances, sequence: count }),
  refusals: ['checkout/reservation-lapsed', 'checkout/cart-changed', 'wallet/insufficient-funds'],
});

export const listOrders = defineRoute({
  method: 'get',
  path: '/orders',
  operationId: 'listOrders',
  summary: "The player's orders, newest first.",
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    before: z.string().min(1).max(64).optional(),
  }),
  answer: z.object({
    items: z.array(order),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Ask again with `before` set to this; null at the end.' }),
  }),
  refusals: [],
});

export const readOrder = defineRoute({
  method: 'get',
  path: '/orders/{id}',
  operationId: 'readOrder',
  summary: "One of the player's orders.",
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({ order }),
  refusals: ['orders/unknown-order'],
});

export const contracts = [
  ...[readCart, putCartLine, removeCartLine, clearCart],
  ...[reserveCart, releaseReservation, checkOut, listOrders, readOrder],
];
