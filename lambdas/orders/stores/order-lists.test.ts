import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { order } from './order-fixture';
import { toItem } from './order-item';
import { createOrderLists } from './order-lists';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());

function setup() {
  return createOrderLists(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'orders');
}

beforeEach(() => dynamoDb.reset());

describe('pageByStatus', () => {
  const items = ['o1', 'o2', 'o3'].map((id) => toItem(order(id)));

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
      toItem(order(`o-${String(from + index).padStart(4, '0')}`)),
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
