import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { listing } from '#domain/rewards/listing';

/** Which pictures products show. */
export interface PicturedProducts {
  /** The keys that any product names, in the shop or not. */
  shownPictures(): Promise<ReadonlySet<string>>;
}

/** Reads them from the one index that holds every product once; rows beside the products are not in it. */
export function createPicturedProducts(client: DynamoDBDocumentClient, table: string): PicturedProducts {
  return {
    async shownPictures() {
      const shown = new Set<string>();
      let after: Record<string, unknown> | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: 'by-newest',
            KeyConditionExpression: '#listing = :listing',
            ProjectionExpression: '#image',
            ExpressionAttributeNames: { '#listing': 'listing', '#image': 'image' },
            ExpressionAttributeValues: { ':listing': listing },
            ...(after && { ExclusiveStartKey: after }),
          }),
        );
        for (const { image } of Items as { image?: readonly string[] }[])
          for (const key of image ?? []) shown.add(key);
        after = LastEvaluatedKey;
      } while (after);
      return shown;
    },
  };
}
