import * as z from 'zod';
import { exportKeptHours } from '#domain/player/data-export';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const dataExport = z
  .object({
    id: z.string(),
    state: z.enum(['pending', 'ready', 'failed', 'gone']).meta({
      description: `An export stays ready for ${exportKeptHours} hours, then it is gone. If it failed, request a new one.`,
    }),
    requestedAt: instant,
    madeAt: instant.nullable(),
    bytes: count.nullable(),
    link: z.string().nullable().meta({ description: 'Download link; null unless the export is ready.' }),
    linkExpiresAt: instant.nullable(),
  })
  .meta({
    id: 'DataExport',
    description: 'All data stored about a player, as a ZIP file of JSON and CSV files.',
  });
export type DataExport = z.output<typeof dataExport>;

export const requestExport = defineRoute({
  method: 'post',
  path: '/account/exports',
  operationId: 'requestExport',
  summary:
    'Request an export of all data stored about the player. Repeated requests within an hour return the same export.',
  idempotent: true,
  answer: z.object({ id: z.string().meta({ description: 'Id for reading the state of the export.' }) }),
  refusals: [],
});

export const readExport = defineRoute({
  method: 'get',
  path: '/account/exports/{id}',
  operationId: 'readExport',
  summary:
    'Get the state of an export, with a download link that is valid for five minutes once it is ready.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({ export: dataExport }),
  refusals: ['account/unknown-export'],
});

export const exportContracts = [requestExport, readExport];
