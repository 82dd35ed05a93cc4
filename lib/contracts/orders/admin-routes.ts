import * as z from 'zod';
import { orderNeeds } from '#domain/rewards/order-board';
import { orderStatuses } from '#domain/rewards/order-status';
import { givenAddress } from '../account/address-shapes';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';
import { reasonFields } from '../wallet/fields';
import { checkParcel, orderSearchFields, stepFields } from './fields';
import { codeNumber, order } from './routes';

const player = z.string().min(1).max(64);
const id = z.string().min(1).max(64);

const adminOrder = order
  .extend({
    player,
    playerEmail: z.string().nullable().meta({ description: 'Null for a deleted account.' }),
    playerName: z.string().nullable().meta({ description: 'Display name, if the player chose one.' }),
    revision: count.meta({ description: 'Number of changes.' }),
    hasViewedCode: z.boolean().meta({
      description:
        'Whether the player has viewed a gift code of the order, also one that was replaced. Only a superadmin undoes such an order.',
    }),
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
  summary:
    'List orders by status: open orders oldest first, completed ones newest first. A search for an order number or an email address covers all statuses, newest first. With filters, a page may be short although there is a next one.',
  query: z.strictObject({
    status: z.enum(orderStatuses).default('placed'),
    limit: pageLimit,
    after: z
      .string()
      .max(140)
      .regex(/^\S+ \S+$/, 'must be the `next` of a page')
      .optional(),
    find: z.optional(orderSearchFields.find).meta({
      description:
        'The beginning of an order number from its day on, the beginning of an email address up to its `@` at least, or words of a product’s name.',
    }),
    late: z.literal('true').optional().meta({ description: 'Only orders whose promised day has passed.' }),
    needs: z
      .enum(orderNeeds)
      .optional()
      .meta({ description: 'Only orders that lack a gift code or a delivery address.' }),
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

/** Counting stops here: a larger number is of no use on the screen. */
export const mostCounted = 200;

const waiting = count.meta({ description: `${mostCounted} means that many or more.` });

export const countAdminOrders = defineRoute({
  method: 'get',
  path: '/admin/order-counts',
  operationId: 'countAdminOrders',
  summary: 'Count the orders that an admin has to process, by status.',
  answer: z.object({ placed: waiting, approved: waiting, shipped: waiting }),
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

export const findAdminOrder = defineRoute({
  method: 'get',
  path: '/admin/orders/{id}',
  operationId: 'findAdminOrder',
  summary: 'Get an order by its number.',
  parameters: z.strictObject({ id }),
  answer: z.object({ order: adminOrder }),
  refusals: ['session/forbidden', 'orders/unknown-order'],
});

export const stepAdminOrder = defineRoute({
  method: 'post',
  path: '/admin/orders/{player}/{id}/steps',
  operationId: 'stepBoardOrder',
  summary:
    'Move an order to its next status. Declining, canceling, or refunding it returns coins, stock, and unviewed gift codes in the same transaction, and needs a recent sign-in. Only a superadmin undoes an order with viewed gift codes, whose price counts as an adjustment of the day.',
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
    'orders/code-viewed',
    'orders/viewed-codes-above-limit',
    'session/not-recent',
  ],
});

export const correctOrderAddress = defineRoute({
  method: 'put',
  path: '/admin/orders/{player}/{id}/address',
  operationId: 'correctOrderAddress',
  needsRecentSignIn: true,
  summary: 'Correct the delivery address of an order before it ships. The player is notified.',
  parameters: z.strictObject({ player, id }),
  body: z.strictObject({ address: givenAddress, ...reasonFields }),
  idempotent: true,
  answer: z.object({ order: adminOrder }),
  refusals: [
    'session/forbidden',
    'orders/unknown-order',
    'orders/address-final',
    'player/state-blocked',
    'player/unknown-player',
  ],
});

export const replaceOrderCode = defineRoute({
  method: 'post',
  path: '/admin/orders/{player}/{id}/codes/{number}/replacements',
  operationId: 'replaceOrderCode',
  summary:
    'Replace a gift code of an order by the next one of its pool. The earlier code is void, and the player is notified. Only a superadmin with a recent sign-in replaces a code that the player has viewed, and only once.',
  parameters: z.strictObject({ player, id, number: codeNumber }),
  body: z.strictObject({
    replacements: count.meta({
      description: 'How often the code was replaced so far, as the order shows it.',
    }),
    ...reasonFields,
  }),
  idempotent: true,
  answer: z.object({ order: adminOrder }),
  refusals: [
    'session/forbidden',
    'orders/unknown-order',
    'orders/unknown-code',
    'orders/codes-final',
    'orders/code-replaced',
    'orders/code-viewed',
    'orders/viewed-code-replaced',
    'orders/no-code-left',
    'session/not-recent',
  ],
});

export const adminOrderContracts = [
  listAdminOrders,
  countAdminOrders,
  findAdminOrder,
  readAdminOrder,
  stepAdminOrder,
  correctOrderAddress,
  replaceOrderCode,
];
