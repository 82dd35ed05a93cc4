import {
  type DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';

/**
 * Runs a query to its end, answer by answer. Unlike `paginateQuery` of the SDK, it leaves the given query unchanged.
 *
 * @param limit  most items that the next answer may evaluate. @default the query's own limit
 */
export async function* queryAnswers(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
  limit?: () => number,
): AsyncGenerator<QueryCommandOutput> {
  let after: QueryCommandInput['ExclusiveStartKey'] = query.ExclusiveStartKey;
  do {
    const answer = await client.send(
      new QueryCommand({
        ...query,
        ...(after && { ExclusiveStartKey: after }),
        ...(limit && { Limit: limit() }),
      }),
    );
    yield answer;
    after = answer.LastEvaluatedKey;
  } while (after);
}

/** Runs a query to its end, page by page. */
export async function* queryPages<Item>(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of queryAnswers(client, query)) yield Items as Item[];
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

/** Returns the first items of a query; fewer than requested only at its end. */
export async function queryFirst<Item>(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
  most: number,
): Promise<Item[]> {
  const found: Item[] = [];
  for await (const { Items = [] } of queryAnswers(client, query, () => most - found.length)) {
    found.push(...(Items as Item[]));
    if (found.length >= most) break;
  }
  return found;
}

/** Counts the items of a query, up to a limit. @param most  @default counts all */
export async function countOf(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
  most?: number,
): Promise<number> {
  let counted = 0;
  const limit = most === undefined ? undefined : () => most - counted;
  for await (const { Count = 0 } of queryAnswers(client, { ...query, Select: 'COUNT' }, limit)) {
    counted += Count;
    if (counted === most) break;
  }
  return counted;
}
