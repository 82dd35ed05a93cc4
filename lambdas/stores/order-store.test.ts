import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type Order, placeOrder } from '#domain/rewards/order';
import { requestOf } from './atomic-write';
import { createOrderStore } from './order-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
const at = new Date('2026-11-21T12:00:00.000Z');

const order = (id: string): Order =>
  placeOrder(
    {
      ...{ player: 'p', id, transaction: 't', contact: null },
      address: {
        ...{ name: 'Mei Wong', line1: '1 Pier Road', line2: undefined, city: 'Austin', state: 'TX' },
        ...{ postalCode: '73301', country: 'US' },
      },
      lines: [
        {
          ...{ product: 'mug', name: 'Mug', image: null, category: null },
          ...{ quantity: 2, price: amount(1000), terms: null },
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
      ...{ Limit: 3, ScanIndexForward: false, ConsistentRead: true },
      ...{ KeyConditionExpression: '#player = :player', ExpressionAttributeValues: { ':player': 'p' } },
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
