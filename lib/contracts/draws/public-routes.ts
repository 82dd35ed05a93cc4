import * as z from 'zod';
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
  summary: 'The odds of a mystery prize that are in force.',
  parameters: z.strictObject({ product }),
  answer: z.object({ odds }),
  refusals: ['odds/unknown-odds'],
});

export const readOddsVersion = defineRoute({
  method: 'get',
  path: '/public/odds/{product}/versions/{version}',
  operationId: 'readOddsVersion',
  summary: 'The odds of a mystery prize in a version that an order names, whether it is in force or not.',
  parameters: z.strictObject({
    product,
    version: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'A version is a number from 1.')
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
  summary: 'Draws of mega-sweeps, newest first: open, closed, drawn and canceled.',
  query: pageQuery,
  answer: pageOf(draw),
  refusals: [],
});

export const readDraw = defineRoute({
  method: 'get',
  path: '/public/draws/{id}',
  operationId: 'readDraw',
  summary: 'One draw with its commitment and, as far as they are out, its list, its seed and its winners.',
  parameters: z.strictObject({ id }),
  answer: z.object({ draw }),
  refusals: ['draws/unknown-draw'],
});

export const listDrawEntries = defineRoute({
  method: 'get',
  path: '/public/draws/{id}/entries',
  operationId: 'listDrawEntries',
  summary:
    'The entries of a draw in the order of their numbers: all lines together are what its list hash is of.',
  parameters: z.strictObject({ id }),
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(1000))
      .default(1000)
      .meta({ override: { default: 1000 } }),
    after: queryNumber(z.int().min(0).max(999_999_999)).optional(),
  }),
  answer: z.object({
    items: z.array(listedEntries),
    next: z.int().nullable().meta({ description: 'Ask again with `after` set to this; null at the end.' }),
  }),
  refusals: ['draws/unknown-draw'],
});

export const publicDrawContracts = [readOdds, readOddsVersion, listDraws, readDraw, listDrawEntries];
