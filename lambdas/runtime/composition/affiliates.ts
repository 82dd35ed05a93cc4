import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { createPostbackStore } from '#lambdas/affiliates/stores/postback-store';

export function affiliateStores(client: DynamoDBDocumentClient, table: string) {
  return {
    affiliates: createAffiliateStore(client, table),
    commissions: createCommissionStore(client, table),
    postbacks: createPostbackStore(client, table),
  };
}
