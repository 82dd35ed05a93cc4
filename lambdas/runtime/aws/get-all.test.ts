import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, type BatchGetCommandInput, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Outage } from '../outage';
import { getAll } from './get-all';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const keys = Array.from({ length: 101 }, (_each, index) => ({ id: `p${index}` }));

beforeEach(() => dynamoDb.reset());

const requests = () =>
  dynamoDb.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.['products']);

describe('getAll', () => {
  it('reads up to 100 items with a request, strongly consistent, and returns those that exist', async () => {
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { products: [{ id: 'p0' }] } })
      .resolvesOnce({ Responses: { products: [{ id: 'p100' }] }, UnprocessedKeys: {} });

    expect(await getAll(client, 'products', keys)).toEqual([{ id: 'p0' }, { id: 'p100' }]);
    expect(requests()).toEqual([
      { Keys: keys.slice(0, 100), ConsistentRead: true },
      { Keys: keys.slice(100), ConsistentRead: true },
    ]);
  });

  it('passes a projection on', async () => {
    const projection = { ProjectionExpression: '#id', ExpressionAttributeNames: { '#id': 'id' } };
    dynamoDb.on(BatchGetCommand).resolves({});

    expect(await getAll(client, 'products', keys.slice(0, 1), projection)).toEqual([]);
    expect(requests()).toEqual([{ Keys: keys.slice(0, 1), ConsistentRead: true, ...projection }]);
  });

  it('sends no request for no keys', async () => {
    expect(await getAll(client, 'products', [])).toEqual([]);
    expect(requests()).toEqual([]);
  });

  it('reads what an answer of 16 MB left out with further requests', async () => {
    const left = (...of: typeof keys) => ({ UnprocessedKeys: { products: { Keys: of } } });
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { products: [{ id: 'p0' }] }, ...left(keys[1]!, keys[2]!) })
      .resolvesOnce({ Responses: { products: [{ id: 'p1' }] }, ...left(keys[2]!) })
      .resolvesOnce({ Responses: { products: [{ id: 'p2' }] } });

    const read = await getAll(client, 'products', keys.slice(0, 3), { ProjectionExpression: 'id' });

    expect(read).toEqual([{ id: 'p0' }, { id: 'p1' }, { id: 'p2' }]);
    expect(requests()).toEqual(
      [keys.slice(0, 3), keys.slice(1, 3), keys.slice(2, 3)].map((Keys) => ({
        Keys,
        ConsistentRead: true,
        ProjectionExpression: 'id',
      })),
    );
  });

  it('reads on while reads make progress, however many it takes', async () => {
    dynamoDb.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
      const [first, ...left] = RequestItems?.['products']?.Keys ?? [];
      return { Responses: { products: [first] }, UnprocessedKeys: { products: { Keys: left } } };
    });

    expect(await getAll(client, 'products', keys.slice(0, 10))).toEqual(keys.slice(0, 10));
  });

  it('reads again after some reads without progress, and starts to count over with progress', async () => {
    const left = (...of: typeof keys) => ({ UnprocessedKeys: { products: { Keys: of } } });
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce(left(...keys.slice(0, 2)))
      .resolvesOnce(left(...keys.slice(0, 2)))
      .resolvesOnce({ Responses: { products: [keys[0]!] }, ...left(keys[1]!) })
      .resolvesOnce(left(keys[1]!))
      .resolvesOnce({ Responses: { products: [keys[1]!] } });

    expect(await getAll(client, 'products', keys.slice(0, 2))).toEqual(keys.slice(0, 2));
    expect(requests()).toHaveLength(5);
  });

  it('throws Outage, which names the table, when it returns nothing five times in a row', async () => {
    dynamoDb.on(BatchGetCommand).resolves({ UnprocessedKeys: { products: { Keys: keys.slice(0, 2) } } });

    const read = getAll(client, 'products', keys.slice(0, 2));

    await expect(read).rejects.toThrow(new Outage('The table products is busy: 2 items were not read'));
    expect(requests()).toHaveLength(5);
  });
});
