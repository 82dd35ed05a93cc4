import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type Cart, emptyCart } from '#domain/rewards/cart';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createCartStore } from './cart-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');
const cart: Cart = {
  player: 'p',
  lines: [{ product: 'mug', name: 'Mug', quantity: 2, price: amount(1000), addedAt: at }],
  version: 4,
  updatedAt: at,
};

function setup() {
  return createCartStore(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })), 'carts');
}

beforeEach(() => dynamoDb.reset());

it('createCartStore reads back what it writes, with a strongly consistent read', async () => {
  const store = setup();
  const { Put } = requestOf(store.replace({ ...cart, version: 3 }, cart));
  dynamoDb.on(GetCommand, { TableName: 'carts', Key: { player: 'p' }, ConsistentRead: true }).resolves({
    Item: Put?.Item as Record<string, unknown>,
  });

  expect(await store.load('p')).toEqual(cart);
});

it('createCartStore returns an empty cart for a player who never had one', async () => {
  const store = setup();
  dynamoDb.on(GetCommand).resolves({});

  expect(await store.load('p')).toEqual(emptyCart('p'));
});

it('createCartStore makes a write conditional on the version that was read, or on absence for the first one', () => {
  const store = setup();

  expect(requestOf(store.replace({ ...cart, version: 3 }, cart)).Put).toMatchObject({
    ConditionExpression: '#version = :version',
    ExpressionAttributeValues: { ':version': 3 },
  });
  expect(requestOf(store.replace(emptyCart('p'), cart)).Put).toMatchObject({
    ConditionExpression: 'attribute_not_exists(#version)',
  });
});

it('createCartStore refuses to write a cart that was never changed', () => {
  expect(() => setup().replace(cart, emptyCart('p'))).toThrow('never changed');
});
