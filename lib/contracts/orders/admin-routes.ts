import * as z from 'zod';
import { orderStatuses } from '#domain/rewards/order-status';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { checkParcel, stepFields } from './fields';
import { order } from './routes';

const player = z.string().min(1).max(64);
const id = z.string().min(1).max(64);

const adminOrder = order
  .extend({
    player,
    leftOut: z.array(z.string()).meta({
      description:
        'Products whose stock could not be restored because they were deleted before the order was undone.',
    }),
  })
  .meta({ id: 'AdminOrder', description: 'An order as admins see it.' });
export type AdminOrder = z.output<typeof adminOrder>;

export const listAdminOrders = defineRoute({
  method: 'get',
  path: '/admin/orders',
  operationId: 'listAdminOrders',
  summary: 'List orders by status: open orders oldest first, completed ones newest first.',
  query: z.strictObject({
    status: z.enum(orderStatuses).default('placed'),
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z.string().min(1).max(140).optional(),
  }),
  answer: z.object({
    items: z.array(adminOrder),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `after` to get the next page; null on the last page.' }),
  }),
  refusals: ['session/forbidden'],
});

export const readAdminOrder = defineRoute({
  method: 'get',
  path: '/admin/orders/{player}/{id}',
  operationId: 'readBoardOrder',
  summary: 'Get an order of a player.',
  parameters: z.strictObject({ player, id }),
  answer: z.object({ order: adminOrder }),
  refusals: ['session/forbidden', 'orders/unknown-order'],
});

export const stepAdminOrder = defineRoute({
  method: 'post',
  path: '/admin/orders/{player}/{id}/steps',
  operationId: 'stepBoardOrder',
  summary:
    'Move an order to its next status. Declining, canceling, or refunding it returns coins, stock, and unviewed gift codes in the same transaction.',
  parameters: z.strictObject({ player, id }),
  body: z.strictObject(stepFields).check(checkParcel),
  idempotent: true,
  answer: z.object({ order: adminOrder }),
  refusals: [
    'session/forbidden',
    'orders/unknown-order',
    'orders/step-refused',
    'orders/codes-missing',
    'orders/gold-spent',
    'orders/outcome-final',
  ],
});

export const adminOrderContracts = [listAdminOrders, readAdminOrder, stepAdminOrder];
