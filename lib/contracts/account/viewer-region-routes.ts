import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

export const recordViewerRegion = defineRoute({
  method: 'post',
  path: '/account/viewer-region',
  operationId: 'recordViewerRegion',
  summary:
    'Record the region of the current sign-in, as CloudFront locates it, once per sign-in. Available only through the address of the site.',
  answer: z.object({
    viewerRegion: z
      .object({
        country: z.string().meta({ description: 'Two-letter ISO 3166-1 code.' }),
        region: z.string().nullable().meta({
          description: 'Region code within the country, such as WA; null if unknown.',
        }),
        recordedAt: instant,
      })
      .nullable()
      .meta({ description: 'The recorded region; null if there is none.' }),
  }),
  refusals: ['account/not-through-site'],
});

export const viewerRegionContracts = [recordViewerRegion];
