import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { listing } from '#domain/rewards/listing';

/** The pictures that products show. */
export interface PicturedProducts {
  /** Returns the keys in all products, active or not. */
  shownPictures(): Promise<ReadonlySet<string>>;
}

/** Reads from the index that contains every product once, without the other rows of the table. */
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
