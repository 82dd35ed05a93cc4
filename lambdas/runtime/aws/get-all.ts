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
/** 100 items of 400 KB, the largest, take three answers of 16 MB; one more is for a busy table. */
const mostReads = 4;

/**
 * Returns those of the items with these keys that exist, in any order. Strongly consistent. An answer ends at 16 MB, and names the keys that
 * are left to read: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
 *
 * @param options  such as a projection
 * @throws Outage when a busy table repeatedly left some out
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
    for (let reads = 0; left.length > 0; reads += 1) {
      if (reads === mostReads) throw new Outage(`The table ${table} is busy`);
      const RequestItems = { [table]: { Keys: left, ConsistentRead: true, ...options } };
      const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
      items.push(...((Responses?.[table] ?? []) as Item[]));
      left = (UnprocessedKeys?.[table]?.Keys ?? []) as Record<string, string>[];
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
