import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type Order, placeOrder } from '#domain/rewards/order';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createOrderStore } from './order-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');

const order = (id: string): Order =>
  placeOrder(
    {
      player: 'p',
      id,
      transaction: 't',
      contact: null,
      address: {
        name: 'Mei Wong',
        line1: '1 Pier Road',
        line2: undefined,
        city: 'Austin',
        state: 'TX',
        postalCode: '73301',
        country: 'US',
      },
      lines: [
        {
          product: 'mug',
          name: 'Mug',
          image: null,
          category: null,
          quantity: 2,
          price: amount(1000),
          terms: null,
        },
      ],
    },
    at,
  );

function setup() {
  return createOrderStore(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'orders');
}

/** What is in the table after an order was placed. */
function written(placed: Order): Record<string, unknown> {
  return requestOf(setup().place(placed)).Put?.Item as Record<string, unknown>;
}

beforeEach(() => dynamoDb.reset());

it('reads back what it writes, as it is now', async () => {
  const store = setup();
  dynamoDb
    .on(GetCommand, { TableName: 'orders', Key: { player: 'p', id: 'o1' }, ConsistentRead: true })
    .resolves({ Item: written(order('o1')) });

  expect(await store.find('p', 'o1')).toEqual(order('o1'));
});

it('finds no order of somebody else', async () => {
  const store = setup();
  dynamoDb.on(GetCommand).resolves({});

  expect(await store.find('other', 'o1')).toBeUndefined();
});

it('never places an order over another, and writes nothing undefined', () => {
  const { Put } = requestOf(setup().place(order('o1')));

  expect(Put).toMatchObject({ ConditionExpression: 'attribute_not_exists(#id)' });
  expect(Put?.Item).toMatchObject({ status: 'placed', placedAt: at.toISOString() });
  expect(Object.keys(Put?.Item?.['address'] as object)).not.toContain('line2');
});

describe('page', () => {
  const items = ['o3', 'o2', 'o1'].map((id) => written(order(id)));

  it('asks for one more than is wanted to know whether there is more', async () => {
    const store = setup();
    dynamoDb.on(QueryCommand).resolves({ Items: items });

    const { orders, next } = await store.page('p', { limit: 2 });

    expect(orders.map(({ id }) => id)).toEqual(['o3', 'o2']);
    expect(next).toBe('o2');
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      Limit: 3,
      ScanIndexForward: false,
      ConsistentRead: true,
      KeyConditionExpression: '#player = :player',
      ExpressionAttributeValues: { ':player': 'p' },
    });
  });

  it('goes on before an id and ends with the first order', async () => {
    const store = setup();
    dynamoDb.on(QueryCommand).resolves({ Items: items.slice(2) });

    const { orders, next } = await store.page('p', { limit: 2, before: 'o2' });

    expect(orders.map(({ id }) => id)).toEqual(['o1']);
    expect(next).toBeNull();
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      KeyConditionExpression: '#player = :player AND #id < :before',
      ExpressionAttributeValues: { ':player': 'p', ':before': 'o2' },
    });
  });

  it('goes on after a page that was cut short by its size', async () => {
    const store = setup();
    dynamoDb.on(QueryCommand).resolves({ Items: items.slice(0, 1), LastEvaluatedKey: { id: 'o3' } });

    expect((await store.page('p', { limit: 2 })).next).toBe('o3');
  });

  it('is empty for whoever never ordered', async () => {
    const store = setup();
    dynamoDb.on(QueryCommand).resolves({ Items: [] });

    expect(await store.page('p', { limit: 2 })).toEqual({ orders: [], next: null });
  });
});

describe('advance', () => {
  const stepped = (before: Order): Order => ({
    ...before,
    revision: before.revision + 1,
    timeline: [...before.timeline, { ...before.timeline[0]!, status: 'approved', actor: 'admin' }],
    address: null,
  });

  it('writes steps, codes and where the order stands, while it is the one that was read, and nothing else', () => {
    const before = { ...order('o1'), revision: 4 };
    const { Update } = requestOf(setup().advance(before, stepped(before)));

    expect(Update).toMatchObject({
      Key: { player: 'p', id: 'o1' },
      ConditionExpression: '#revision = :before',
      ExpressionAttributeValues: { ':status': 'approved', ':revision': 5, ':before': 4 },
    });
    expect(Object.values(Update?.ExpressionAttributeNames ?? {}).toSorted()).toEqual([
      'codes',
      'revision',
      'status',
      'timeline',
    ]);
  });

  it('takes an order of the first days, which has no revision, for one that never moved', () => {
    const { Update } = requestOf(setup().advance(order('o1'), stepped(order('o1'))));

    expect(Update?.ConditionExpression).toBe('attribute_not_exists(#revision) OR #revision = :before');
  });
});

describe('board', () => {
  const items = ['o1', 'o2', 'o3'].map((id) => written(order(id)));

  it.each([
    ['placed', true] as const,
    ['approved', true] as const,
    ['shipped', true] as const,
    ['delivered', false] as const,
    ['declined', false] as const,
    ['refunded', false] as const,
  ])(
    'shows what somebody has to do something about from the oldest, what ended from the newest: %s',
    async (status, isForward) => {
      dynamoDb.on(QueryCommand).resolves({ Items: items });

      const { orders, next } = await setup().board({ status, limit: 2 });

      expect(orders.map(({ id }) => id)).toEqual(['o1', 'o2']);
      expect(next).toBe('o2 p');
      expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
        IndexName: 'by-status',
        Limit: 3,
        ScanIndexForward: isForward,
        ExpressionAttributeValues: { ':status': status },
      });
    },
  );

  it('goes on after the last order of a page, and ends', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: items.slice(2) });

    const { orders, next } = await setup().board({ status: 'placed', limit: 2, after: 'o2 p' });

    expect([orders.map(({ id }) => id), next]).toEqual([['o3'], null]);
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input.ExclusiveStartKey).toEqual({
      status: 'placed',
      id: 'o2',
      player: 'p',
    });
  });
});
