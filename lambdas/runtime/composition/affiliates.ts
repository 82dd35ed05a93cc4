import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { setting } from '../environment';

export function affiliateStores(client: DynamoDBDocumentClient) {
  const table = setting('AFFILIATES_TABLE');
  return {
    affiliates: createAffiliateStore(client, table),
    commissions: createCommissionStore(client, table),
  };
}
