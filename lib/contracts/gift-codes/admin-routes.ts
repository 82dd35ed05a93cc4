import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';
import { codesFields } from './fields';

const product = z.string().min(1).max(128);

const pool = z
  .object({
    product,
    name: z.string().nullable().meta({ description: 'Null if the product was deleted.' }),
    stock: count.nullable(),
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
    'List the gift code pools, one per product, with the number of available, issued, and awaited codes.',
  answer: z.object({ items: z.array(pool) }),
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
    served: count.meta({ description: 'Number of waiting orders that received codes.' }),
  }),
  refusals: ['session/forbidden', 'cart/unknown-product'],
});

export const adminGiftCodeContracts = [listGiftCodePools, addGiftCodes];
