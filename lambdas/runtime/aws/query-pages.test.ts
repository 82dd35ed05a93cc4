import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queryAll, queryPages } from './query-pages';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const query = { TableName: 'orders', KeyConditionExpression: '#player = :player' };

beforeEach(() => {
  dynamoDb.reset();
  dynamoDb
    .on(QueryCommand)
    .resolvesOnce({ Items: [{ id: 'a' }, { id: 'b' }], LastEvaluatedKey: { id: 'b' } })
    // A filter can leave a page empty.
    .resolvesOnce({ Items: [], LastEvaluatedKey: { id: 'c' } })
    .resolvesOnce({ Items: [{ id: 'd' }] });
});

const requests = () => dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);

describe('queryPages', () => {
  it('yields each page, and continues each time where the last one ended', async () => {
    const pages = [];
    for await (const items of queryPages(client, query)) pages.push(items);

    expect(pages).toEqual([[{ id: 'a' }, { id: 'b' }], [], [{ id: 'd' }]]);
    expect(requests()).toEqual([
      query,
      { ...query, ExclusiveStartKey: { id: 'b' } },
      { ...query, ExclusiveStartKey: { id: 'c' } },
    ]);
    expect(requests()[0]).not.toHaveProperty('ExclusiveStartKey');
  });

  it('reads no further page than its caller takes', async () => {
    for await (const items of queryPages<{ id: string }>(client, query)) if (items.length === 2) break;

    expect(requests()).toHaveLength(1);
  });
});

describe('queryAll', () => {
  it('returns the items of all pages', async () => {
    expect(await queryAll(client, query)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'd' }]);
  });
});
