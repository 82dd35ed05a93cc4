import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

export const countClick = defineRoute({
  method: 'post',
  path: '/public/affiliate-clicks',
  operationId: 'countClick',
  summary: "Counts that somebody came by an affiliate's link, who agreed to it being remembered.",
  body: z.strictObject({
    code: z.string().min(1).max(16),
    visitor: z
      .string()
      .regex(/^[\w-]{22,64}$/, 'must be a number by chance, in 22 to 64 letters and digits')
      .meta({ description: 'Made by the browser and kept there with the click.' }),
  }),
  answer: z.object({
    click: z
      .object({ id: z.string(), rememberedUntil: instant })
      .nullable()
      .meta({ description: 'Null where nothing is counted: a robot, a flood, a link that is closed.' }),
  }),
  refusals: [],
});

export const publicClickContracts = [countClick];
