import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { LapseDependencies } from '#lambdas/shop/reservations/lapse-reservation';
import { createCartStore } from '#lambdas/shop/stores/cart-store';
import { dynamoDb } from '../aws/dynamo-db';
import { setting } from '../environment';
import { createLog, type Log } from '../log';
import { productStore } from './products';
import { walletDependencies } from './wallets';

/** Dependencies of the functions that end holds. */
export function lapseDependencies(service: string): LapseDependencies & { log: Log } {
  const log = createLog(service);
  const client = dynamoDb();
  return { ...walletDependencies(client, log), ...reservedPieces(client, log) };
}

export function reservedPieces(client: DynamoDBDocumentClient, log: Log) {
  return {
    products: productStore(client, log),
    carts: createCartStore(client, setting('CARTS_TABLE')),
  };
}
