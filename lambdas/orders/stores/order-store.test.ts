import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Order } from '#domain/rewards/order';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { ifEqual } from '#lambdas/runtime/aws/conditions';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { at, order } from './order-fixture';
import { toItem } from './order-item';
import { createOrderStore } from './order-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());

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
      KeyConditionExpression: '#player = :player AND #id < :id',
      ExpressionAttributeValues: { ':player': 'p', ':id': 'o2' },
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
    const after = stepped(before);
    const { timeline, codes, status } = toItem(after);

    expect(requestOf(setup().advance(before, after)).Update).toMatchObject({
      Key: { player: 'p', id: 'o1' },
      ...updateOf({ set: { timeline, codes, status, revision: 5 }, when: ifEqual('revision', 4) }),
    });
  });

  it('writes the worth of codes that the player keeps of an undone order', () => {
    const before = { ...order('o1'), revision: 4 };
    const after = { ...stepped(before), keptWorth: amount(1000) };
    const { timeline, codes, status } = toItem(after);

    expect(requestOf(setup().advance(before, after)).Update).toMatchObject(
      updateOf({
        set: { timeline, codes, status, revision: 5, keptWorth: 1000 },
        when: ifEqual('revision', 4),
      }),
    );
  });

  it('treats an order without a revision as one at revision 0', () => {
    const { Update } = requestOf(setup().advance(order('o1'), stepped(order('o1'))));

    expect(Update?.ConditionExpression).toBe('(attribute_not_exists(#revision) OR #revision = :revision)');
  });
});
