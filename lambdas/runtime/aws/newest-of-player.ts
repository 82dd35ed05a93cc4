import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/** Sorts after every id that begins with a day; ids of a player's other items begin with a letter. */
export const afterAllDays = ':';

/**
 * Returns a page of a player's items in a table whose ids begin with their day, newest first. Strongly consistent.
 *
 * @param page.before  cursor: only items with a smaller id. @default from the newest
 * @returns the items, and the cursor of the next page; null on the last page
 */
export async function newestOfPlayer<Item extends { readonly id: string }>(
  client: DynamoDBDocumentClient,
  table: string,
  { player, limit, before = afterAllDays }: { player: string; limit: number; before?: string | undefined },
): Promise<{ items: Item[]; next: string | null }> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: '#player = :player AND #id < :before',
      ExpressionAttributeNames: { '#player': 'player', '#id': 'id' },
      ExpressionAttributeValues: {
        ':player': player,
        ':before': before < afterAllDays ? before : afterAllDays,
      },
      ScanIndexForward: false,
      ConsistentRead: true,
      // One extra item tells whether there is another page.
      Limit: limit + 1,
    }),
  );
  const items = (Items as Item[]).slice(0, limit);
  const isMore = Items.length > limit || LastEvaluatedKey !== undefined;
  return { items, next: isMore ? (items.at(-1)?.id ?? null) : null };
}
