import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/**
 * Returns a page of a subject's items in a table with the key `subject` and `id`, newest first. Strongly consistent.
 *
 * @param page.before  cursor: only items with a smaller id. @default from the newest
 * @returns the items, and the cursor of the next page; null on the last page
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
