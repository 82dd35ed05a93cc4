import * as z from 'zod';
import { codeHoldRules } from '#domain/rewards/code-hold';
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
    note: z.string().nullable().meta({ description: 'Message to the player.' }),
    parcel: z
      .object({ carrier: z.enum(carriers), trackingNumber: z.string() })
      .nullable()
      .meta({ description: 'The shipment, for the status shipped.' }),
    promisedOn: day.nullable().meta({ description: 'Promised date of the next step.' }),
  })
  .meta({ id: 'OrderStep' });

const orderCode = z
  .object({
    number: count.meta({ description: 'Number of the code within the order, from 1.' }),
    product: z.string(),
    givenAt: instant,
    firstShownAt: instant.nullable(),
    views: count,
    replacements: count.meta({ description: 'How often the code was replaced by another one.' }),
  })
  .meta({
    id: 'OrderCode',
    description: 'Delivery and views of a gift code. The code itself is a separate request.',
  });

/** An order in its current state. */
export const order = z
  .object({
    id: z.string().meta({ description: 'Ids sort by time.' }),
    status: z.enum(orderStatuses),
    placedAt: instant,
    total: hundredths,
    goldCredited: count,
    lines: z.array(orderLine),
    address: address.nullable(),
    contact: z
      .string()
      .nullable()
      .meta({ description: 'Email address for contact, if a prize is arranged in person; otherwise null.' }),
    timeline: z.array(orderStep),
    codes: z.array(orderCode),
    codesMissing: count.meta({ description: 'Number of gift codes that the order still waits for.' }),
    drawn: prizeDraw.nullable().meta({ description: 'Outcomes of its mystery prizes.' }),
    entries: z.array(orderEntries).meta({ description: 'Its draw entries.' }),
    cancellable: z.boolean().meta({ description: 'Whether the player can cancel it.' }),
    transaction: z.string().meta({ description: 'Id of the ledger transaction that paid for it.' }),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const listOrders = defineRoute({
  method: 'get',
  path: '/orders',
  operationId: 'listOrders',
  summary: "List the player's orders, newest first.",
  query: pageQuery,
  answer: pageOf(order),
  refusals: [],
});

export const readOrder = defineRoute({
  method: 'get',
  path: '/orders/{id}',
  operationId: 'readOrder',
  summary: "Get one of the player's orders.",
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
    'Cancel an order that is not yet approved and has delivered nothing. Coins and stock are returned.',
  parameters: orderPath,
  body: z.strictObject({}),
  idempotent: true,
  answer: z.object({ order, balances }),
  refusals: ['orders/unknown-order', 'orders/not-cancellable', 'orders/step-refused', 'orders/gold-spent'],
});

/** Number of a gift code within its order. */
export const codeNumber = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a code number from 1')
  .transform(Number);

export const viewOrderCode = defineRoute({
  method: 'post',
  path: '/orders/{id}/codes/{number}/views',
  operationId: 'viewOrderCode',
  summary: `Get a gift code of the player’s order. Each view is recorded. For ${codeHoldRules.hours} hours after an account’s first coins, codes are shown only to players who verified their identity or made a purchase.`,
  parameters: z.strictObject({
    id: z.string().min(1).max(64),
    number: codeNumber,
  }),
  body: z.strictObject({}),
  answer: z.object({ code: z.string(), firstShownAt: instant, views: count }),
  refusals: ['orders/unknown-order', 'orders/unknown-code', 'orders/code-held'],
});

export const orderContracts = [listOrders, readOrder, cancelOrder, viewOrderCode];
