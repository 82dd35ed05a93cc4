import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/** Comes after every id that begins with a day: what else a player has in the table has a name. */
export const afterAllDays = ':';

/**
 * A page of what a player has in a table whose ids begin with their day, newest first. Strongly consistent.
 *
 * @param page.before  the id before which the page begins; the newest where it is left out
 * @returns items, and the id to ask again with, null when nothing is before
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
      // One more than asked for tells whether there is more.
      Limit: limit + 1,
    }),
  );
  const items = (Items as Item[]).slice(0, limit);
  const isMore = Items.length > limit || LastEvaluatedKey !== undefined;
  return { items, next: isMore ? (items.at(-1)?.id ?? null) : null };
}
