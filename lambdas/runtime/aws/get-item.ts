import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

/** Reads a whole item; undefined where there is none. Strongly consistent. */
export async function getItem<Item = Record<string, unknown>>(
  client: DynamoDBDocumentClient,
  table: string,
  key: Readonly<Record<string, string>>,
): Promise<Item | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }));
  return Item as Item | undefined;
}
