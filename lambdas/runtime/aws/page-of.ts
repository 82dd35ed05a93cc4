import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/** Which items of a partition a page holds. */
export interface PageQuery {
  readonly table: string;
  /** @default the table itself, whose pages are strongly consistent; those of an index cannot be */
  readonly index?: string;
  readonly partitionKey: readonly [name: string, value: string];
  /** Name of the sort key, whose value in the last item is the cursor. */
  readonly sortKey: string;
  /** `up` returns the lowest sort keys first, `down` the highest. */
  readonly direction: 'up' | 'down';
  /** Cursor: only items beyond this sort key, in that direction. @default from the first */
  readonly from?: string | undefined;
  readonly limit: number;
}

/** A page of items, and the cursor of the next page; null on the last page. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** Returns a page of a partition. It may be shorter than the limit; `next` shows whether there is more. */
export async function pageOf<Item>(client: DynamoDBDocumentClient, query: PageQuery): Promise<Page<Item>> {
  const { table, index, sortKey, direction, limit } = query;
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      ...(index === undefined ? { ConsistentRead: true } : { IndexName: index }),
      ...keyCondition(query),
      ScanIndexForward: direction === 'up',
      // One item more than requested shows whether there is another page.
      Limit: limit + 1,
    }),
  );
  const items = Items.slice(0, limit);
  const isMore = Items.length > limit || LastEvaluatedKey !== undefined;
  const cursor = items.at(-1)?.[sortKey] as string | undefined;
  return { items: items as Item[], next: isMore ? (cursor ?? null) : null };
}

function keyCondition({ partitionKey: [name, value], sortKey, direction, from }: PageQuery) {
  const isBounded = from !== undefined;
  const bound = direction === 'up' ? ':after' : ':before';
  const beyond = `#${sortKey} ${direction === 'up' ? '>' : '<'} ${bound}`;
  return {
    KeyConditionExpression: `#${name} = :${name}${isBounded ? ` AND ${beyond}` : ''}`,
    ExpressionAttributeNames: { [`#${name}`]: name, ...(isBounded && { [`#${sortKey}`]: sortKey }) },
    ExpressionAttributeValues: { [`:${name}`]: value, ...(isBounded && { [bound]: from }) },
  };
}
