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

/** Returns the item that placing an order writes. */
function written(placed: Order): Record<string, unknown> {
  return requestOf(setup().place(placed)).Put?.Item as Record<string, unknown>;
}

beforeEach(() => dynamoDb.reset());

it('createOrderStore reads back what it writes, with a strongly consistent read', async () => {
  const store = setup();
  dynamoDb
    .on(GetCommand, { TableName: 'orders', Key: { player: 'p', id: 'o1' }, ConsistentRead: true })
    .resolves({ Item: written(order('o1')) });

  expect(await store.find('p', 'o1')).toEqual(order('o1'));
});

it('createOrderStore finds no order of another player', async () => {
  const store = setup();
  dynamoDb.on(GetCommand).resolves({});

  expect(await store.find('other', 'o1')).toBeUndefined();
});

it('createOrderStore never overwrites an order and writes no undefined values', () => {
  const { Put } = requestOf(setup().place(order('o1')));

  expect(Put).toMatchObject({ ConditionExpression: 'attribute_not_exists(#id)' });
  expect(Put?.Item).toMatchObject({ status: 'placed', placedAt: at.toISOString() });
  expect(Object.keys(Put?.Item?.['address'] as object)).not.toContain('line2');
});

describe('page', () => {
  const items = ['o3', 'o2', 'o1'].map((id) => written(order(id)));

  it('queries one more order than the limit to detect a next page', async () => {
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

  it('continues before the given id and returns no cursor at the end', async () => {
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

  it('returns a cursor after a page that DynamoDB cut short', async () => {
    const store = setup();
    dynamoDb.on(QueryCommand).resolves({ Items: items.slice(0, 1), LastEvaluatedKey: { id: 'o3' } });

    expect((await store.page('p', { limit: 2 })).next).toBe('o3');
  });

  it('is empty for a player without orders', async () => {
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

  it('updates only steps, codes, status and revision, under an optimistic lock', () => {
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

  it('treats an order without a revision as one at revision 0', () => {
    const { Update } = requestOf(setup().advance(order('o1'), stepped(order('o1'))));

    expect(Update?.ConditionExpression).toBe('attribute_not_exists(#revision) OR #revision = :before');
  });
});

describe('pageByStatus', () => {
  const items = ['o1', 'o2', 'o3'].map((id) => written(order(id)));

  it.each([
    ['placed', true] as const,
    ['approved', true] as const,
    ['shipped', true] as const,
    ['delivered', false] as const,
    ['declined', false] as const,
    ['refunded', false] as const,
  ])('lists waiting orders from the oldest and ended ones from the newest: %s', async (status, isForward) => {
    dynamoDb.on(QueryCommand).resolves({ Items: items });

    const { orders, next } = await setup().pageByStatus({ status, limit: 2 });

    expect(orders.map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect(next).toBe('o2 p');
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'by-status',
      Limit: 3,
      ScanIndexForward: isForward,
      ExpressionAttributeValues: { ':status': status },
    });
  });

  it('continues after the cursor and returns none at the end', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: items.slice(2) });

    const { orders, next } = await setup().pageByStatus({ status: 'placed', limit: 2, after: 'o2 p' });

    expect([orders.map(({ id }) => id), next]).toEqual([['o3'], null]);
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input.ExclusiveStartKey).toEqual({
      status: 'placed',
      id: 'o2',
      player: 'p',
    });
  });
});

describe('pageByStatus with a filter', () => {
  const items = (count: number, from = 0) =>
    Array.from({ length: count }, (_each, index) =>
      written(order(`o-${String(from + index).padStart(4, '0')}`)),
    );
  const queries = () => dynamoDb.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);

  it('reads on until the page is full, and continues after the last order that it examined', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: items(250) });

    const { orders, next } = await setup().pageByStatus({
      status: 'placed',
      limit: 2,
      isWanted: ({ id }) => ['o-0010', 'o-0020', 'o-0030'].includes(id),
    });

    expect(orders.map(({ id }) => id)).toEqual(['o-0010', 'o-0020']);
    expect(next).toBe('o-0020 p');
    expect(queries()).toHaveLength(1);
  });

  it('examines at most 1,500 orders, and then returns a short page that can be continued', async () => {
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: items(250) })
      .resolvesOnce({ Items: items(250, 250) })
      .resolvesOnce({ Items: items(250, 500) })
      .resolvesOnce({ Items: items(250, 750) })
      .resolvesOnce({ Items: items(250, 1_000) })
      .resolvesOnce({ Items: items(250, 1_250) });

    const page = await setup().pageByStatus({ status: 'placed', limit: 25, isWanted: () => false });

    expect(page).toEqual({ orders: [], next: 'o-1499 p' });
    expect(queries().map(({ ExclusiveStartKey }) => ExclusiveStartKey?.['id'])).toEqual([
      undefined,
      'o-0249',
      'o-0499',
      'o-0749',
      'o-0999',
      'o-1249',
    ]);
  });

  it('has no next page at the end of the status', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: items(3) });

    const page = await setup().pageByStatus({ status: 'placed', limit: 3, isWanted: () => true });

    expect([page.orders.length, page.next]).toEqual([3, null]);
  });
});
