import * as z from 'zod';
import { orderActors, orderStatuses } from '#domain/rewards/order';
import { defineRoute } from '#http/route-contract';
import { address } from '../address-shapes';
import { pageOf, pageQuery } from '../page-shapes';
import { count, instant } from '../shapes';
import { hundredths, orderLine } from './shapes';

const day = z.string().meta({ format: 'date' });

const orderStep = z
  .object({
    status: z.enum(orderStatuses),
    at: instant,
    actor: z.enum(orderActors),
    reason: z.string().nullable(),
    promisedOn: day.nullable().meta({ description: 'The day by which the next step is promised.' }),
  })
  .meta({ id: 'OrderStep' });

/** An order as it stands. */
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
    transaction: z.string().meta({ description: "Id of the ledger's transaction that paid for it." }),
  })
  .meta({ id: 'Order' });

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

export const orderContracts = [listOrders, readOrder];
