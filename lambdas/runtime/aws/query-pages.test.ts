import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countOf, queryAll, queryAnswers, queryFirst, queryPages } from './query-pages';

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

describe('queryAnswers', () => {
  it('begins at the start key of the query, and asks for the limit of each answer', async () => {
    const limits = [9, 4, 1];
    const start = { player: 'p', id: '0' };
    for await (const _answer of queryAnswers(
      client,
      { ...query, ExclusiveStartKey: start },
      () => limits.shift() ?? 0,
    ));

    expect(requests().map(({ ExclusiveStartKey, Limit }) => [ExclusiveStartKey, Limit])).toEqual([
      [start, 9],
      [{ id: 'b' }, 4],
      [{ id: 'c' }, 1],
    ]);
  });
});

describe('queryFirst', () => {
  it('reads on until it has enough items, and never more than it still needs', async () => {
    expect(await queryFirst(client, query, 3)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'd' }]);
    expect(requests().map(({ Limit }) => Limit)).toEqual([3, 1, 1]);
  });

  it('stops as soon as it has enough', async () => {
    expect(await queryFirst(client, query, 2)).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(requests()).toHaveLength(1);
  });
});

describe('countOf', () => {
  beforeEach(() => {
    dynamoDb.reset();
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Count: 3, LastEvaluatedKey: { id: 'c' } })
      .resolvesOnce({ Count: 2, LastEvaluatedKey: { id: 'e' } })
      .resolvesOnce({ Count: 1 });
  });

  it('counts all pages without reading their items', async () => {
    expect(await countOf(client, query)).toBe(6);
    expect(requests()).toEqual([
      { ...query, Select: 'COUNT' },
      { ...query, Select: 'COUNT', ExclusiveStartKey: { id: 'c' } },
      { ...query, Select: 'COUNT', ExclusiveStartKey: { id: 'e' } },
    ]);
  });

  it('counts up to a limit', async () => {
    expect(await countOf(client, query, 5)).toBe(5);
    expect(requests().map(({ Limit }) => Limit)).toEqual([5, 2]);
  });
});
