import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

const mostPerPage = 100;

/**
 * Pages through the due items of a mark in the index `by-due` of the `notices` table, oldest first.
 *
 * @param dueOn  the mark: a day, or a constant for all items of a kind
 */
export async function* dueItems(
  client: DynamoDBDocumentClient,
  table: string,
  dueOn: string,
  now: Date,
): AsyncGenerator<readonly Record<string, unknown>[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-due',
        KeyConditionExpression: '#dueOn = :dueOn AND #dueAt <= :now',
        ExpressionAttributeNames: { '#dueOn': 'dueOn', '#dueAt': 'dueAt' },
        ExpressionAttributeValues: { ':dueOn': dueOn, ':now': now.toISOString() },
        Limit: mostPerPage,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    yield Items;
    after = LastEvaluatedKey;
  } while (after);
}
