import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Page, pageOf } from './page-of';

/** Sorts after every id that begins with a day; ids of a player's other items begin with a letter. */
export const afterAllDays = ':';

/**
 * Returns a page of a player's items in a table whose ids begin with their day, newest first. Strongly consistent.
 *
 * @param page.before  cursor: only items with a smaller id. @default from the newest
 */
export function newestOfPlayer<Item>(
  client: DynamoDBDocumentClient,
  table: string,
  { player, limit, before = afterAllDays }: { player: string; limit: number; before?: string | undefined },
): Promise<Page<Item>> {
  return pageOf(client, {
    table,
    partitionKey: ['player', player],
    sortKey: 'id',
    direction: 'down',
    from: before < afterAllDays ? before : afterAllDays,
    limit,
  });
}
