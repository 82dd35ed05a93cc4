import * as z from 'zod';
import { orderReasons } from '#domain/rewards/order-reason';
import { orderStatuses } from '#domain/rewards/order-status';
import { carriers } from '#domain/rewards/parcel';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { order } from './routes';

const player = z.string().min(1).max(64);
const id = z.string().min(1).max(64);

const adminOrder = order
  .extend({
    player,
    leftOut: z.array(z.string()).meta({
      description:
        'Products whose pieces could not go back to the stock, as they were deleted before the order was undone.',
    }),
  })
  .meta({ id: 'AdminOrder', description: 'An order as those who run the store see it.' });
export type AdminOrder = z.output<typeof adminOrder>;

export const listAdminOrders = defineRoute({
  method: 'get',
  path: '/admin/orders',
  operationId: 'listAdminOrders',
  summary:
    'Orders that stand somewhere: those that somebody has to do something about from the oldest, ended ones from the newest.',
  query: z.strictObject({
    status: z.enum(orderStatuses).default('placed'),
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z.string().min(1).max(140).optional(),
  }),
  answer: z.object({
    items: z.array(adminOrder),
    next: z.string().nullable().meta({ description: 'Ask again with `after` set to this; null at the end.' }),
  }),
  refusals: ['session/forbidden'],
});

export const readAdminOrder = defineRoute({
  method: 'get',
  path: '/admin/orders/{player}/{id}',
  operationId: 'readBoardOrder',
  summary: 'One order of a player.',
  parameters: z.strictObject({ player, id }),
  answer: z.object({ order: adminOrder }),
  refusals: ['session/forbidden', 'orders/unknown-order'],
});

export const stepAdminOrder = defineRoute({
  method: 'post',
  path: '/admin/orders/{player}/{id}/steps',
  operationId: 'stepBoardOrder',
  summary:
    'Moves an order one step on. A step that declines, cancels or refunds it gives coins, pieces and unseen codes back in the same transaction.',
  parameters: z.strictObject({ player, id }),
  body: z
    .strictObject({
      status: z.enum(orderStatuses).exclude(['placed']),
      reason: z
        .enum(orderReasons)
        .optional()
        .meta({ description: 'Needed by declined, canceled and refunded; each has its own list.' }),
      note: z
        .string()
        .trim()
        .min(3)
        .max(300)
        .optional()
        .meta({ description: 'In words that the player is shown.' }),
      carrier: z.enum(carriers).optional(),
      trackingNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/, 'A tracking number has 4 to 40 letters and digits.')
        .optional(),
      promisedOn: z.iso
        .date()
        .optional()
        .meta({ description: 'The day by which the next step is promised.' }),
    })
    .refine(({ carrier, trackingNumber }) => (carrier === undefined) === (trackingNumber === undefined), {
      path: ['trackingNumber'],
      message: 'A carrier and a tracking number go together.',
    }),
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
