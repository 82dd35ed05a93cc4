import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putIf } from './conditional-write';
import { ifAbsent } from './conditions';
import { getItem } from './get-item';

const keyBytes = 32;

/**
 * Creates a reader of a stage key for hashes that must resist brute force. The first caller creates the key in the given table; a container
 * reads it once.
 *
 * @param place.key  key of an item that is not used otherwise
 */
export function createStageKey(
  client: DynamoDBDocumentClient,
  { table, key }: { readonly table: string; readonly key: Readonly<Record<string, string>> },
): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => (known ??= (await read()) ?? (await make()));

  async function read(): Promise<Buffer | undefined> {
    const item = await getItem(client, table, key);
    return item && Buffer.from(item['key'] as string, 'base64');
  }

  /** The first of two concurrent writers wins. */
  async function make(): Promise<Buffer> {
    const item = { ...key, key: randomBytes(keyBytes).toString('base64') };
    await putIf(client, table, item, ifAbsent('key'));
    const made = await read();
    if (!made) throw new Error(`The key of ${table} was written, but is missing`);
    return made;
  }
}
