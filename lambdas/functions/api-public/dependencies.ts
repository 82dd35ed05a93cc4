import { randomBytes } from 'node:crypto';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createClickStore } from '#lambdas/affiliates/stores/click-store';
import { createMetricReads } from '#lambdas/metrics/stores/metric-reads';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { publishedRandomPrizes } from '#lambdas/runtime/composition/random-prizes';
import { traitNotes } from '#lambdas/runtime/composition/traits';
import { apiSettings, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import type { PublicDependencies } from './routes';

export function publicDependencies(): PublicDependencies {
  return {
    ...publishedRandomPrizes(dynamoDb()),
    metrics: createMetricReads(dynamoDb(), setting('METRICS_TABLE')),
    affiliates: createAffiliateStore(dynamoDb(), setting('AFFILIATES_TABLE')),
    clicks: createClickStore(dynamoDb(), setting('AFFILIATES_TABLE')),
    ...traitNotes(dynamoDb()),
    makeSalt: () => randomBytes(16).toString('base64url'),
    api: apiSettings(createLog('public')),
  };
}
