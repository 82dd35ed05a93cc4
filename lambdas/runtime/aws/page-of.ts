import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type KeyCondition, queryOf } from './query-of';

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
  /** Leaves out items with a smaller sort key, which are of another kind; pages then go `down`. @default none */
  readonly least?: string | undefined;
  readonly limit: number;
  /** Names of the attributes to return, the sort key among them. @default all */
  readonly project?: readonly string[] | undefined;
}

/** A page of items, and the cursor of the next page; null on the last page. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** Returns a page of a partition. It may be shorter than the limit; `next` shows whether there is more. */
export async function pageOf<Item>(client: DynamoDBDocumentClient, query: PageQuery): Promise<Page<Item>> {
  const { table, index, partitionKey, sortKey, direction, from, limit, project } = query;
  const range = rangeOf(query);
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      ...(index === undefined ? { ConsistentRead: true } : { IndexName: index }),
      ...queryOf({ is: Object.fromEntries([partitionKey]), ...range, project }),
      ScanIndexForward: direction === 'up',
      // One item more than requested shows whether there is another page. An inclusive range returns the item of the cursor as well.
      Limit: limit + (range.between ? 2 : 1),
    }),
  );
  const found = Items.filter((item) => from === undefined || item[sortKey] !== from);
  const items = found.slice(0, limit);
  const isMore = found.length > limit || LastEvaluatedKey !== undefined;
  const cursor = items.at(-1)?.[sortKey] as string | undefined;
  return { items: items as Item[], next: isMore ? (cursor ?? null) : null };
}

/** A query takes one condition on the sort key, and of those with two bounds only the inclusive one. */
function rangeOf({ sortKey, direction, from, least }: PageQuery): Omit<KeyCondition, 'is'> {
  if (least !== undefined && from !== undefined) return { between: { [sortKey]: [least, from] } };
  if (least !== undefined) return { beyond: { [sortKey]: ['>=', least] } };
  return from === undefined ? {} : { beyond: { [sortKey]: [direction === 'up' ? '>' : '<', from] } };
}
