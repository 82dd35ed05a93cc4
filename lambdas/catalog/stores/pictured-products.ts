import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listing } from '#domain/rewards/listing';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAll } from '#lambdas/runtime/aws/query-pages';

/** The pictures that products show. */
export interface PicturedProducts {
  /** Returns the keys in all products, active or not. */
  shownPictures(): Promise<ReadonlySet<string>>;
}

/** Reads from the index that contains every product once, without the other rows of the table. */
export function createPicturedProducts(client: DynamoDBDocumentClient, table: string): PicturedProducts {
  return {
    async shownPictures() {
      const products = await queryAll<{ image?: readonly string[] }>(client, {
        TableName: table,
        IndexName: 'by-newest',
        ...queryOf({ is: { listing }, project: ['image'] }),
      });
      return new Set(products.flatMap(({ image = [] }) => image));
    },
  };
}
