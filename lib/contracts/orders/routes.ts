import * as z from 'zod';
import { orderReasons } from '#domain/rewards/order-reason';
import { orderActors, orderStatuses } from '#domain/rewards/order-status';
import { carriers } from '#domain/rewards/parcel';
import { address } from '../account/address-shapes';
import { orderEntries, prizeDraw } from '../draws/random-prize-shapes';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { balances, count, instant, hundredths } from '../shapes';
import { orderLine } from '../shop/shapes';

const day = z.string().meta({ format: 'date' });

const orderStep = z
  .object({
    status: z.enum(orderStatuses),
    at: instant,
    actor: z.enum(orderActors),
    reason: z.enum(orderReasons).nullable(),
    note: z
      .string()
      .nullable()
      .meta({ description: 'What a person of the house has to say to the player about it.' }),
    parcel: z
      .object({ carrier: z.enum(carriers), trackingNumber: z.string() })
      .nullable()
      .meta({ description: 'What is on its way, with the step that sends it.' }),
    promisedOn: day.nullable().meta({ description: 'The day by which the next step is promised.' }),
  })
  .meta({ id: 'OrderStep' });

const orderCode = z
  .object({
    number: count.meta({ description: 'Among the codes of the order, from 1.' }),
    product: z.string(),
    givenAt: instant,
    firstShownAt: instant.nullable(),
    views: count,
  })
  .meta({
    id: 'OrderCode',
    description: 'That a code was given and seen; the code itself is shown when asked for.',
  });

/** An order in its current state. */
export const order = z
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
    codes: z.array(orderCode),
    codesMissing: count.meta({ description: 'How many codes it still waits for.' }),
    drawn: prizeDraw.nullable().meta({ description: 'What its mystery prizes turned out to be.' }),
    entries: z.array(orderEntries).meta({ description: 'Its entries into draws.' }),
    cancellable: z.boolean().meta({ description: 'Whether its player can take it back by themselves.' }),
    transaction: z.string().meta({ description: "Id of the ledger's transaction that paid for it." }),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const listOrders = defineRoute({
  method: 'get',
  path: '/orders',
  operationId: 'listOrders',
  summary: "The player's orders, newest first.",
  query: pageQuery,
  answer: pageOf(order),
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

const orderPath = z.strictObject({ id: z.string().min(1).max(64) });

export const cancelOrder = defineRoute({
  method: 'post',
  path: '/orders/{id}/cancellation',
  operationId: 'cancelOrder',
  summary:
    'Takes an order back that nobody has looked at and of which nothing was given; coins and pieces go back.',
  parameters: orderPath,
  body: z.strictObject({}),
  idempotent: true,
  answer: z.object({ order, balances }),
  refusals: ['orders/unknown-order', 'orders/not-cancellable', 'orders/step-refused', 'orders/gold-spent'],
});

export const viewOrderCode = defineRoute({
  method: 'post',
  path: '/orders/{id}/codes/{number}/views',
  operationId: 'viewOrderCode',
  summary:
    'Shows a gift code to the player whose order has it; every look is written down. Within 72 hours of an account’s first coins it is shown to those alone who are identified or bought something.',
  parameters: z.strictObject({
    id: z.string().min(1).max(64),
    number: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'A number of a code, from 1.')
      .transform(Number),
  }),
  body: z.strictObject({}),
  answer: z.object({ code: z.string(), firstShownAt: instant, views: count }),
  refusals: ['orders/unknown-order', 'orders/unknown-code', 'orders/code-held'],
});

export const orderContracts = [listOrders, readOrder, cancelOrder, viewOrderCode];
