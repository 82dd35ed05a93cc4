import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createProductStore, type ProductStore } from '#lambdas/catalog/stores/product-store';
import { setting } from '../environment';
import { type Log, logLines } from '../log';

/** The product store, which logs unreadable products. */
export function productStore(client: DynamoDBDocumentClient, log: Log): ProductStore {
  return createProductStore(client, setting('PRODUCTS_TABLE'), (error, product) =>
    log(logLines.productUnreadable, { error, product }),
  );
}
