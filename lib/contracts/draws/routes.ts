import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { orderEntries } from './random-prize-shapes';

export const listOwnEntries = defineRoute({
  method: 'get',
  path: '/draws/{id}/entries',
  operationId: 'listOwnEntries',
  summary:
    "List the player's entries in a draw, with the owner mark that identifies them in the published list.",
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({
    items: z.array(orderEntries.pick({ first: true, quantity: true }).extend({ order: z.string() })),
    owner: z.string(),
  }),
  refusals: [],
});

export const drawContracts = [listOwnEntries];
