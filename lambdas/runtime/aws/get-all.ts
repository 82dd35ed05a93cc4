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

/**
 * Returns those of the items with these keys that exist, in any order. Strongly consistent.
 *
 * @param options  such as a projection
 * @throws Outage when a busy table left some out
 */
export async function getAll<Item>(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Readonly<Record<string, string>>[],
  options: ReadOptions = {},
): Promise<Item[]> {
  return (await Promise.all(batchesOf(keys).map(getBatch))).flat();

  async function getBatch(Keys: Record<string, string>[]): Promise<Item[]> {
    const RequestItems = { [table]: { Keys, ConsistentRead: true, ...options } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
    if (UnprocessedKeys?.[table]) throw new Outage(`The table ${table} is busy`);
    return (Responses?.[table] ?? []) as Item[];
  }
}

/** Splits keys into as many as one BatchGetItem takes. */
export function batchesOf<Key>(keys: readonly Key[]): Key[][] {
  return Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_each, batch) =>
    keys.slice(batch * mostKeys, (batch + 1) * mostKeys),
  );
}
