import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf, type PageQuery } from './page-of';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const items = ['c', 'b', 'a'].map((id) => ({ player: 'p', id, place: `of ${id}` }));
const newest: PageQuery = {
  table: 'orders',
  partitionKey: ['player', 'p'],
  sortKey: 'id',
  direction: 'down',
  limit: 2,
};
const oldest: PageQuery = { ...newest, index: 'by-place', sortKey: 'place', direction: 'up' };

beforeEach(() => dynamoDb.reset());

async function requestOf(query: PageQuery) {
  dynamoDb.on(QueryCommand).resolves({});
  await pageOf(client, query);
  return dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input;
}

describe('pageOf', () => {
  it('returns as many items as requested, and the last sort key as the cursor when there are more', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: items });

    expect(await pageOf(client, newest)).toEqual({ items: items.slice(0, 2), next: 'b' });
    expect(await pageOf(client, oldest)).toEqual({ items: items.slice(0, 2), next: 'of b' });
  });

  it('returns no cursor on the last page', async () => {
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: items.slice(1) })
      .resolves({});

    expect(await pageOf(client, newest)).toEqual({ items: items.slice(1), next: null });
    expect(await pageOf(client, newest)).toEqual({ items: [], next: null });
  });

  it.each([newest, oldest])('returns a cursor after a page that DynamoDB cut short', async (query) => {
    dynamoDb.on(QueryCommand).resolves({ Items: items.slice(0, 1), LastEvaluatedKey: items[0] });

    expect((await pageOf(client, query)).next).toBe(query === newest ? 'c' : 'of c');
  });

  it('reads a table strongly consistent, backward from the cursor', async () => {
    expect(await requestOf({ ...newest, from: 'c' })).toEqual({
      TableName: 'orders',
      KeyConditionExpression: '#player = :player AND #id < :id',
      ExpressionAttributeNames: { '#player': 'player', '#id': 'id' },
      ExpressionAttributeValues: { ':player': 'p', ':id': 'c' },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 3,
    });
  });

  it('reads an index forward from the cursor', async () => {
    expect(await requestOf({ ...oldest, from: 'of a' })).toEqual({
      TableName: 'orders',
      IndexName: 'by-place',
      KeyConditionExpression: '#player = :player AND #place > :place',
      ExpressionAttributeNames: { '#player': 'player', '#place': 'place' },
      ExpressionAttributeValues: { ':player': 'p', ':place': 'of a' },
      ScanIndexForward: true,
      Limit: 3,
    });
  });

  it('declares only the placeholders that it uses, since DynamoDB rejects unused ones', async () => {
    expect(await requestOf(newest)).toMatchObject({
      KeyConditionExpression: '#player = :player',
      ExpressionAttributeNames: { '#player': 'player' },
      ExpressionAttributeValues: { ':player': 'p' },
    });
    const input = dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input;
    expect(Object.keys({ ...input?.ExpressionAttributeNames, ...input?.ExpressionAttributeValues })).toEqual([
      '#player',
      ':player',
    ]);
  });

  it('leaves out items before the least sort key, and the item of the cursor that such a range includes', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: items });

    expect(await pageOf(client, { ...newest, least: 'a', from: 'c' })).toEqual({
      items: items.slice(1),
      next: null,
    });
    expect(await pageOf(client, { ...newest, least: 'a', from: 'c', limit: 1 })).toEqual({
      items: items.slice(1, 2),
      next: 'b',
    });
    const [input] = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(input).toMatchObject({
      KeyConditionExpression: '#player = :player AND #id BETWEEN :id_least AND :id_most',
      ExpressionAttributeValues: { ':player': 'p', ':id_least': 'a', ':id_most': 'c' },
      Limit: 4,
    });
  });

  it('reads no further item for the first page of such a range', async () => {
    expect(await requestOf({ ...newest, least: 'a', project: ['id'] })).toMatchObject({
      KeyConditionExpression: '#player = :player AND #id >= :id',
      ProjectionExpression: '#p0',
      ExpressionAttributeValues: { ':player': 'p', ':id': 'a' },
      Limit: 3,
    });
  });
});
