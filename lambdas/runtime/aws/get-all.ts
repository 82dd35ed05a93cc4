import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { Outage } from '../outage';

/** A request for items of one table, without their keys. */
type ReadOptions = Omit<NonNullable<BatchGetCommandInput['RequestItems']>[string], 'Keys'>;

/** The limit of BatchGetItem. */
const mostKeys = 100;
/** Number of reads in a row that may return nothing. */
const mostStalls = 4;

/**
 * Returns those of the items with these keys that exist, in any order. Strongly consistent unless requested otherwise. An answer ends at
 * 16 MB, and a busy table leaves items out; either names the keys that are left to read:
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html. Reads follow each other at once: a pause
 * here would be a timer that no caller controls, and four reads without progress end in an outage, which callers retry with pauses.
 *
 * @param options  such as a projection
 * @throws Outage when a busy table returned nothing several times in a row
 */
export async function getAll<Item>(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Readonly<Record<string, string>>[],
  options: ReadOptions = {},
): Promise<Item[]> {
  return (await Promise.all(batchesOf(keys).map(getBatch))).flat();

  async function getBatch(keysOfBatch: Record<string, string>[]): Promise<Item[]> {
    const items: Item[] = [];
    let left = keysOfBatch;
    let stalls = 0;
    while (left.length > 0) {
      const RequestItems = { [table]: { Keys: left, ConsistentRead: true, ...options } };
      const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
      items.push(...((Responses?.[table] ?? []) as Item[]));
      const before = left.length;
      left = (UnprocessedKeys?.[table]?.Keys ?? []) as Record<string, string>[];
      stalls = left.length < before ? 0 : stalls + 1;
      if (stalls > mostStalls)
        throw new Outage(`The table ${table} is busy: ${left.length} items were not read`);
    }
    return items;
  }
}

/** Splits keys into as many as one BatchGetItem takes. */
export function batchesOf<Key>(keys: readonly Key[]): Key[][] {
  return Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_each, batch) =>
    keys.slice(batch * mostKeys, (batch + 1) * mostKeys),
  );
}
