import * as z from 'zod';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';
import { codesFields, patternFields, voidFields } from './fields';

const product = z.string().min(1).max(128);

const pool = z
  .object({
    product,
    name: z.string().nullable().meta({ description: 'Null if the product was deleted.' }),
    stock: count.nullable(),
    pattern: z.string().nullable().meta({ description: 'What codes must match; null for anything.' }),
    left: count.meta({ description: 'Number of available codes.' }),
    given: count,
    waiting: count.meta({ description: 'Number of codes that orders wait for.' }),
  })
  .meta({ id: 'GiftCodePool' });

export const listGiftCodePools = defineRoute({
  method: 'get',
  path: '/admin/gift-codes',
  operationId: 'listGiftCodePools',
  summary:
    'List the gift code pools, one per product, with the number of available, issued, and awaited codes, in the order of product ids.',
  query: z.strictObject({ limit: pageLimit, after: product.optional() }),
  answer: z.object({
    items: z.array(pool),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `after` to get the next page; null on the last page.' }),
  }),
  refusals: ['session/forbidden'],
});

export const addGiftCodes = defineRoute({
  method: 'post',
  path: '/admin/gift-codes/{product}/codes',
  operationId: 'addGiftCodes',
  summary:
    'Add codes to a gift code pool and assign them to waiting orders. Codes are encrypted and cannot be viewed here again.',
  parameters: z.strictObject({ product }),
  body: z.strictObject(codesFields),
  idempotent: true,
  answer: z.object({
    added: count,
    duplicates: z.array(
      z.object({
        line: count.meta({ description: 'Line number, from 1.' }),
        of: z.enum(['this-list', 'the-pool']),
      }),
    ),
    invalid: z
      .array(count)
      .meta({ description: 'Numbers of the lines that do not match the pattern of the pool; skipped.' }),
    served: count.meta({ description: 'Number of waiting orders that received codes.' }),
  }),
  refusals: ['session/forbidden', 'cart/unknown-product'],
});

export const setGiftCodePattern = defineRoute({
  method: 'put',
  path: '/admin/gift-codes/{product}/pattern',
  operationId: 'setGiftCodePattern',
  summary: 'Set the pattern that codes added to a gift code pool must match, or remove it.',
  parameters: z.strictObject({ product }),
  body: z.strictObject(patternFields),
  answer: z.object({ pattern: z.string().nullable() }),
  refusals: ['session/forbidden', 'cart/unknown-product'],
});

const batch = z
  .object({
    id: z.string(),
    addedAt: instant,
    available: count,
    unviewed: count.meta({ description: 'Issued to orders whose players have not viewed them.' }),
    viewed: count,
    voided: count,
  })
  .meta({ id: 'GiftCodeBatch', description: 'The codes that one request added to a pool.' });

export const listGiftCodeBatches = defineRoute({
  method: 'get',
  path: '/admin/gift-codes/{product}/batches',
  operationId: 'listGiftCodeBatches',
  summary: 'List the batches of a gift code pool, newest first.',
  parameters: z.strictObject({ product }),
  answer: z.object({
    items: z.array(batch),
    remaining: z.boolean().meta({ description: 'Whether the pool has more codes than the response counts.' }),
  }),
  refusals: ['session/forbidden'],
});

export const voidGiftCodeBatch = defineRoute({
  method: 'post',
  path: '/admin/gift-codes/{product}/batches/{batch}/voids',
  operationId: 'voidGiftCodeBatch',
  needsRecentSignIn: true,
  summary:
    'Void the codes of a batch that no player has viewed. Orders that have one get another code of the pool, and their players are notified.',
  parameters: z.strictObject({ product, batch: z.string().min(1).max(64) }),
  body: z.strictObject(voidFields),
  idempotent: true,
  answer: z.object({
    voided: count.meta({ description: 'Available codes that are void now.' }),
    replaced: count.meta({ description: 'Codes of orders that were replaced.' }),
    kept: count.meta({ description: 'Codes that orders keep, because the pool has no other code.' }),
    remaining: count.meta({ description: 'Codes that the next request voids or replaces.' }),
  }),
  refusals: ['session/forbidden', 'gift-codes/unknown-batch'],
});

export const adminGiftCodeContracts = [
  listGiftCodePools,
  addGiftCodes,
  setGiftCodePattern,
  listGiftCodeBatches,
  voidGiftCodeBatch,
];
