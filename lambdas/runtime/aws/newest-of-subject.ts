import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/**
 * A page of the items of a subject in a table whose key is `subject` and `id`, newest first. Strongly consistent.
 *
 * @param page.before  the id before which the page begins; the newest where it is left out
 * @returns items, and the id to ask again with, null when nothing is before
 */
export async function newestOfSubject<Item extends { readonly id: string }>(
  client: DynamoDBDocumentClient,
  table: string,
  { subject, limit, before }: { subject: string; limit: number; before?: string | undefined },
): Promise<{ items: Item[]; next: string | null }> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression:
        before === undefined ? '#subject = :subject' : '#subject = :subject AND #id < :before',
      ExpressionAttributeNames: { '#subject': 'subject', ...(before !== undefined && { '#id': 'id' }) },
      ExpressionAttributeValues: {
        ':subject': subject,
        ...(before !== undefined && { ':before': before }),
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  const items = Items as Item[];
  return { items, next: LastEvaluatedKey ? (items.at(-1)?.id ?? null) : null };
}
