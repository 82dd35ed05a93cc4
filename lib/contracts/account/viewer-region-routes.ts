import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

export const recordViewerRegion = defineRoute({
  method: 'post',
  path: '/account/viewer-region',
  operationId: 'recordViewerRegion',
  summary:
    'Records from which region the player signed in, as the site’s distribution locates it, once for each sign-in. It answers requests at the address of the site alone.',
  answer: z.object({
    viewerRegion: z
      .object({
        country: z.string().meta({ description: 'ISO 3166-1 code of two letters.' }),
        region: z.string().nullable().meta({
          description: 'Code of the region within its country, such as WA; null where it is not known.',
        }),
        recordedAt: instant,
      })
      .nullable()
      .meta({ description: 'What is on record by now; null for nothing.' }),
  }),
  refusals: ['account/not-through-site'],
});

export const viewerRegionContracts = [recordViewerRegion];
