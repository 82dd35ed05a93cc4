import * as z from 'zod';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';
import { cancellationFields, drawFields, oddsFields, planFields, product } from './fields';
import { odds, runDraw, worthWithoutApproval } from './random-prize-shapes';

const id = z.string().min(1).max(64);

export const publishOdds = defineRoute({
  method: 'put',
  path: '/admin/products/{id}/odds',
  operationId: 'publishOdds',
  needsRecentSignIn: true,
  summary:
    'Publish the odds of a mystery prize as a new version and open it to orders. Earlier orders keep their version.',
  parameters: z.strictObject({ id: product }),
  body: z.strictObject(oddsFields),
  answer: z.object({ odds }),
  refusals: [
    'session/forbidden',
    'cart/unknown-product',
    'odds/not-a-mystery-prize',
    'odds/weights-invalid',
    'odds/prize-not-possible',
    'approvals/required',
  ],
});

const publishedOdds = odds
  .extend({
    publishedBy: z
      .object({ id: z.string(), email: z.string().nullable() })
      .nullable()
      .meta({ description: 'The admin; null for odds that were published before this was recorded.' }),
  })
  .meta({ id: 'PublishedOdds', description: 'Odds of a mystery prize as admins see them.' });

export const listOdds = defineRoute({
  method: 'get',
  path: '/admin/products/{id}/odds',
  operationId: 'listOdds',
  summary: 'List the newest versions of the odds of a mystery prize, newest first.',
  parameters: z.strictObject({ id: product }),
  answer: z.object({
    inForce: count
      .nullable()
      .meta({ description: 'Version that new orders are drawn by; null while the product is closed.' }),
    items: z.array(publishedOdds),
  }),
  refusals: ['session/forbidden', 'cart/unknown-product', 'odds/not-a-mystery-prize'],
});

export const listRunDraws = defineRoute({
  method: 'get',
  path: '/admin/draws',
  operationId: 'listRunDraws',
  summary: 'List mega-sweeps draws with their winners, newest first.',
  query: pageQuery,
  answer: pageOf(runDraw).extend({ worthWithoutApproval }),
  refusals: ['session/forbidden'],
});

export const openDraw = defineRoute({
  method: 'post',
  path: '/admin/draws',
  operationId: 'openDraw',
  summary:
    'Open a draw for a mega-sweeps product and publish the hash of its seed. The product opens to orders.',
  body: z.strictObject(drawFields),
  idempotent: true,
  answer: z.object({ draw: runDraw }),
  refusals: [
    'session/forbidden',
    'cart/unknown-product',
    'draws/not-for-draws',
    'draws/closing-not-possible',
    'draws/open-already',
    'draws/unknown-draw',
  ],
});

export const changeDraw = defineRoute({
  method: 'put',
  path: '/admin/draws/{id}',
  operationId: 'changeDraw',
  summary: 'Change a draw without entries.',
  parameters: z.strictObject({ id }),
  body: z.strictObject(planFields),
  idempotent: true,
  answer: z.object({ draw: runDraw }),
  refusals: [
    'session/forbidden',
    'draws/unknown-draw',
    'draws/closed',
    'draws/has-entries',
    'draws/closing-not-possible',
  ],
});

export const cancelDraw = defineRoute({
  method: 'post',
  path: '/admin/draws/{id}/cancellation',
  operationId: 'cancelDraw',
  needsRecentSignIn: true,
  summary: 'Cancel an open draw. All entries are refunded within minutes.',
  parameters: z.strictObject({ id }),
  body: z.strictObject(cancellationFields),
  idempotent: true,
  answer: z.object({ draw: runDraw }),
  refusals: ['session/forbidden', 'draws/unknown-draw', 'draws/closed'],
});

export const confirmWinner = defineRoute({
  method: 'post',
  path: '/admin/draws/{id}/winners/{number}/confirmation',
  operationId: 'confirmWinner',
  needsRecentSignIn: true,
  summary: 'Record that a winner is eligible and that the prize is on its way.',
  parameters: z.strictObject({
    id,
    number: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be an entry number')
      .transform(Number),
  }),
  body: z.strictObject({}),
  answer: z.object({ draw: runDraw }),
  refusals: ['session/forbidden', 'draws/unknown-draw', 'draws/not-drawn', 'draws/unknown-entry'],
});

export const adminDrawContracts = [
  publishOdds,
  listOdds,
  listRunDraws,
  openDraw,
  changeDraw,
  cancelDraw,
  confirmWinner,
];
