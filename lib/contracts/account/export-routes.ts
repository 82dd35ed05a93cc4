import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const dataExport = z
  .object({
    id: z.string(),
    state: z.enum(['pending', 'ready', 'failed', 'gone']).meta({
      description: 'It is ready for a day, and gone after. One that failed can be asked for again.',
    }),
    askedAt: instant,
    madeAt: instant.nullable(),
    bytes: count.nullable(),
    link: z.string().nullable().meta({ description: 'Where the file is, while it is ready.' }),
    linkExpiresAt: instant.nullable(),
  })
  .meta({ id: 'DataExport', description: 'All that we know of a player as one ZIP of JSON and CSV.' });
export type DataExport = z.output<typeof dataExport>;

export const requestExport = defineRoute({
  method: 'post',
  path: '/account/exports',
  operationId: 'requestExport',
  summary: 'Asks for a file of all that we know of the player. For an hour, the last one stands for another.',
  idempotent: true,
  answer: z.object({ id: z.string().meta({ description: 'Read what has become of it by this id.' }) }),
  refusals: [],
});

export const readExport = defineRoute({
  method: 'get',
  path: '/account/exports/{id}',
  operationId: 'readExport',
  summary: 'What has become of it, with a link for five minutes once it is ready.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({ export: dataExport }),
  refusals: ['account/unknown-export'],
});

export const exportContracts = [requestExport, readExport];
