import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { end, listing } from '#domain/rewards/listing';
import { lowStock } from '#domain/rewards/low-stock';
import { queryPages } from '#lambdas/runtime/aws/query-pages';

/** How many active products are about to sell out, and how many have. */
export interface StockLevels {
  readonly lowStock: number;
  readonly soldOut: number;
}

export type ReadStockLevels = () => Promise<StockLevels>;

/** Sort keys of active products begin with it; see `placesOf`. */
const active = `0${end}`;

/**
 * Creates a reader of the stock of all active products. Each read pages through them in the order of the shop: no index sorts by stock,
 * since every sale would move a product in it.
 */
export function createStockLevels(client: DynamoDBDocumentClient, table: string): ReadStockLevels {
  return async () => {
    const levels = { lowStock: 0, soldOut: 0 };
    const pages = queryPages<{ readonly stock: number }>(client, {
      TableName: table,
      IndexName: 'by-listing',
      KeyConditionExpression: '#listing = :listing AND begins_with(#order, :active)',
      FilterExpression: '#stock <= :low',
      ProjectionExpression: '#stock',
      ExpressionAttributeNames: { '#listing': 'listing', '#order': 'listingOrder', '#stock': 'stock' },
      ExpressionAttributeValues: { ':listing': listing, ':active': active, ':low': lowStock[1] },
    });
    for await (const products of pages)
      for (const { stock } of products) levels[stock < lowStock[0] ? 'soldOut' : 'lowStock'] += 1;
    return levels;
  };
}
