import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';

/** Runs a query to its end, page by page. Unlike `paginateQuery` of the SDK, it leaves the given query unchanged. */
export async function* queryPages<Item>(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
): AsyncGenerator<Item[]> {
  let after: QueryCommandInput['ExclusiveStartKey'];
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...query, ...(after && { ExclusiveStartKey: after }) }),
    );
    yield Items as Item[];
    after = LastEvaluatedKey;
  } while (after);
}

/** Runs a query to its end and returns all items together. */
export async function queryAll<Item>(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
): Promise<Item[]> {
  const found: Item[] = [];
  for await (const items of queryPages<Item>(client, query)) found.push(...items);
  return found;
}
