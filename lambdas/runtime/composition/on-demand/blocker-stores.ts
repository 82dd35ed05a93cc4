import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { affiliateStores } from '../affiliates';

/** Stores of what can block the deletion of an account, for a function that is rarely asked for one. */
export function openBlockerStores(
  client: DynamoDBDocumentClient,
  tables: { readonly affiliates: string; readonly purchases: string },
) {
  const { affiliates, commissions } = affiliateStores(client, tables.affiliates);
  return { affiliates, commissions, purchases: createPurchaseStore(client, tables.purchases) };
}
