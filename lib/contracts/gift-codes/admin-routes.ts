import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';

const product = z.string().min(1).max(128);

/** Longer than any printed gift code. */
const longestCode = 100;
const mostLines = 500;

const pool = z
  .object({
    product,
    name: z.string().nullable().meta({ description: 'Null where the product was deleted.' }),
    stock: count.nullable(),
    left: count.meta({ description: 'Codes that nobody has.' }),
    given: count,
    waiting: count.meta({ description: 'Codes that orders wait for.' }),
  })
  .meta({ id: 'GiftCodePool' });

export const listGiftCodePools = defineRoute({
  method: 'get',
  path: '/admin/gift-codes',
  operationId: 'listGiftCodePools',
  summary: 'The pools of gift codes, one a product, with how many codes are left, given and waited for.',
  answer: z.object({ items: z.array(pool) }),
  refusals: ['session/forbidden'],
});

export const addGiftCodes = defineRoute({
  method: 'post',
  path: '/admin/gift-codes/{product}/codes',
  operationId: 'addGiftCodes',
  summary:
    'Adds codes to the pool of a gift, sealed and never shown here again, and serves orders that wait for them.',
  parameters: z.strictObject({ product }),
  body: z.strictObject({
    codes: z
      .array(z.string().trim().max(longestCode))
      .min(1)
      .max(mostLines)
      .meta({ description: 'One a line; an empty line is passed over.' }),
  }),
  idempotent: true,
  answer: z.object({
    added: count,
    duplicates: z.array(
      z.object({
        line: count.meta({ description: 'From 1.' }),
        of: z.enum(['this-list', 'the-pool']),
      }),
    ),
    served: count.meta({ description: 'Orders that waited and have got codes by this.' }),
  }),
  refusals: ['session/forbidden', 'cart/unknown-product'],
});

export const adminGiftCodeContracts = [listGiftCodePools, addGiftCodes];
