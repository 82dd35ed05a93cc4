import { randomBytes } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';

const keyBytes = 32;

/**
 * A key of the stage that hashes what nobody shall find by trying. The first who asks for it makes it, in a table of those who use it; a
 * function reads it once.
 *
 * @param place.key  of an item of the table that nothing else has
 */
export function createStageKey(
  client: DynamoDBDocumentClient,
  { table, key }: { readonly table: string; readonly key: Readonly<Record<string, string>> },
): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => (known ??= (await read()) ?? (await make()));

  async function read(): Promise<Buffer | undefined> {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
    return Item && Buffer.from(Item['key'] as string, 'base64');
  }

  /** Of two requests that make it at once, the first wins. */
  async function make(): Promise<Buffer> {
    const command = new PutCommand({
      TableName: table,
      Item: { ...key, key: randomBytes(keyBytes).toString('base64') },
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': 'key' },
    });
    await client.send(command).catch(unlessConditionFailed);
    const made = await read();
    if (!made) throw new Error(`The key of ${table} was written and is not there`);
    return made;
  }
}

function unlessConditionFailed(error: Error): void {
  if (error.name !== 'ConditionalCheckFailedException') throw error;
}
