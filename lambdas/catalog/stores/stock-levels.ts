import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { fulfillmentOf } from '#domain/rewards/category';
import { end, listing } from '#domain/rewards/listing';
import { lowStock } from '#domain/rewards/low-stock';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';
import type { ProductItem } from './product-store';

/** How many active products are about to sell out, and how many have; and which need a pool of codes. */
export interface StockLevels {
  readonly lowStock: number;
  readonly soldOut: number;
  /** Ids of the active products whose orders take codes. */
  readonly coded: readonly string[];
}

type StockedItem = Pick<ProductItem, 'id' | 'stock' | 'category'>;

export type ReadStockLevels = () => Promise<StockLevels>;

/** Sort keys of active products begin with it; see `placesOf`. */
const active = `0${end}`;

/**
 * Creates a reader of the stock of all active products. Each read pages through them in the order of the shop: no index sorts by stock,
 * since every sale would move a product in it.
 */
export function createStockLevels(client: DynamoDBDocumentClient, table: string): ReadStockLevels {
  return async () => {
    const levels = { lowStock: 0, soldOut: 0, coded: [] as string[] };
    const pages = queryPages<StockedItem>(client, {
      TableName: table,
      IndexName: 'by-listing',
      ...queryOf({
        is: { listing },
        beginsWith: { listingOrder: active },
        project: ['id', 'stock', 'category'],
      }),
    });
    for await (const products of pages)
      for (const { id, stock, category = null } of products) {
        if (stock < lowStock[0]) levels.soldOut += 1;
        else if (stock <= lowStock[1]) levels.lowStock += 1;
        if (fulfillmentOf(category) === 'coded') levels.coded.push(id);
      }
    return levels;
  };
}
