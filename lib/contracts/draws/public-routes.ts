import * as z from 'zod';
import { mostEntriesPerPage } from '../page-bounds';
import { pageOf, pageQuery } from '../page-shapes';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { draw, listedEntries, odds } from './random-prize-shapes';

const id = z.string().min(1).max(64);
const product = z.string().min(1).max(128);

export const readOdds = defineRoute({
  method: 'get',
  path: '/public/odds/{product}',
  operationId: 'readOdds',
  summary: 'Get the current odds of a mystery prize.',
  parameters: z.strictObject({ product }),
  answer: z.object({ odds }),
  refusals: ['odds/unknown-odds'],
});

export const readOddsVersion = defineRoute({
  method: 'get',
  path: '/public/odds/{product}/versions/{version}',
  operationId: 'readOddsVersion',
  summary: 'Get a version of the odds of a mystery prize, current or not.',
  parameters: z.strictObject({
    product,
    version: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a version number from 1')
      .transform(Number),
  }),
  isImmutable: true,
  answer: z.object({ odds }),
  refusals: ['odds/unknown-odds'],
});

export const listDraws = defineRoute({
  method: 'get',
  path: '/public/draws',
  operationId: 'listDraws',
  summary: 'List mega-sweeps draws in all states, newest first, of all products or of one.',
  query: pageQuery.extend({ product: product.optional() }),
  answer: pageOf(draw),
  refusals: [],
});

export const readDraw = defineRoute({
  method: 'get',
  path: '/public/draws/{id}',
  operationId: 'readDraw',
  summary: 'Get a draw with its commitment and, once published, its list hash, seed, and winners.',
  parameters: z.strictObject({ id }),
  answer: z.object({ draw }),
  refusals: ['draws/unknown-draw'],
});

export const listDrawEntries = defineRoute({
  method: 'get',
  path: '/public/draws/{id}/entries',
  operationId: 'listDrawEntries',
  summary: 'List the entries of a draw by number. The list hash covers all of them.',
  parameters: z.strictObject({ id }),
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(mostEntriesPerPage))
      .default(1000)
      .meta({ override: { default: 1000 } }),
    after: queryNumber(z.int().min(0).max(999_999_999)).optional(),
  }),
  answer: z.object({
    items: z.array(listedEntries),
    next: z
      .int()
      .nullable()
      .meta({ description: 'Pass this as `after` to get the next page; null on the last page.' }),
  }),
  refusals: ['draws/unknown-draw'],
});

export const publicDrawContracts = [readOdds, readOddsVersion, listDraws, readDraw, listDrawEntries];
