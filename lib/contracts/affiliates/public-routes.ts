import * as z from 'zod';
import { longestSubId, subIdPattern } from '#domain/affiliates/sub-id';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

export const countClick = defineRoute({
  method: 'post',
  path: '/public/affiliate-clicks',
  operationId: 'countClick',
  summary: "Count a click on an affiliate's link, with the visitor's consent.",
  body: z.strictObject({
    code: z.string().min(1).max(16),
    visitor: z
      .string()
      .regex(/^[\w-]{22,64}$/, 'must be a random value of 22 to 64 letters, digits, hyphens, or underscores')
      .meta({ description: 'Random value that the browser creates and stores with the click.' }),
    subId: z
      .string()
      .regex(subIdPattern, `must be 1 to ${longestSubId} letters, digits, hyphens, or underscores`)
      .optional()
      .meta({ description: "The affiliate's own name for the place of the link." }),
  }),
  answer: z.object({
    click: z.object({ id: z.string(), rememberedUntil: instant }).nullable().meta({
      description: 'Null if the click is not counted: a bot, too many clicks, or an inactive link.',
    }),
  }),
  refusals: [],
});

export const publicClickContracts = [countClick];
