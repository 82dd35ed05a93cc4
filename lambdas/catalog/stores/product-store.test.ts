import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { placesOf } from '#domain/rewards/listing';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { ifAll, ifBetween, ifEqual, ifIs, ifPresent } from '#lambdas/runtime/aws/conditions';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { createProductStore, type WholeProduct } from './product-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');

const item = (id: string, over: object = {}) => ({
  id,
  name: 'Jade Mug',
  stock: 5,
  price: 12.5,
  featured: true,
  active: true,
  image: ['media/products/mug.svg', 'media/products/back.svg'],
  terms: 'Terms',
  category: 'merch',
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  updatedBy: 'admin',
  ...over,
});
const whole: WholeProduct = {
  id: 'mug',
  name: 'Jade Mug',
  description: 'A mug.',
  images: ['media/products/mug.svg'],
  terms: null,
  category: 'merch',
  stock: 5,
  price: amount(1250),
  isFeatured: true,
  isActive: true,
};

function setup(
  onUnreadable: (fault: RangeError, product: string) => void = (fault) => {
    throw fault;
  },
) {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  return createProductStore(client, 'products', onUnreadable);
}

beforeEach(() => dynamoDb.reset());

describe('find', () => {
  it('reads each product once with strong consistency, and its price in hundredths', async () => {
    const store = setup();
    dynamoDb.on(BatchGetCommand).resolves({ Responses: { products: [item('mug')] } });

    const found = await store.find(['mug', 'gone', 'mug']);

    expect([...found]).toEqual([
      [
        'mug',
        {
          id: 'mug',
          name: 'Jade Mug',
          image: 'media/products/mug.svg',
          terms: 'Terms',
          category: 'merch',
          stock: 5,
          price: 1250,
          isActive: true,
        },
      ],
    ]);
    expect(dynamoDb.commandCalls(BatchGetCommand)[0]?.args[0].input).toEqual({
      RequestItems: { products: { Keys: [{ id: 'mug' }, { id: 'gone' }], ConsistentRead: true } },
    });
  });

  it('sends no request without ids', async () => {
    expect((await setup().find([])).size).toBe(0);

    expect(dynamoDb.calls()).toEqual([]);
  });

  it('reads what a busy table left out', async () => {
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { products: [item('mug')] },
        UnprocessedKeys: { products: { Keys: [{ id: 'hat' }, { id: 'gone' }] } },
      })
      .resolvesOnce({ Responses: { products: [item('hat')] } });

    expect([...(await setup().find(['mug', 'hat', 'gone'])).keys()]).toEqual(['mug', 'hat']);
  });

  it('maps missing attributes to null or false', async () => {
    const store = setup();
    const bare = { image: undefined, terms: undefined, category: undefined, active: false };
    dynamoDb.on(BatchGetCommand).resolves({ Responses: { products: [item('mug', bare)] } });

    expect((await store.find(['mug'])).get('mug')).toMatchObject({
      image: null,
      terms: null,
      category: null,
      isActive: false,
    });
  });

  it('leaves out and reports products with an unpayable price', async () => {
    const unreadable: string[] = [];
    const store = setup(({ message }, product) => unreadable.push(`${product}: ${message}`));
    const items = [item('mug', { price: 1.005 }), item('hat'), item('cap', { price: 0.000000005 })];
    dynamoDb.on(BatchGetCommand).resolves({ Responses: { products: items } });

    expect([...(await store.find(['mug', 'hat', 'cap'])).keys()]).toEqual(['hat']);

    expect(unreadable).toEqual([
      'mug: The price of the product is too-precise',
      'cap: The price of the product is too-low',
    ]);
  });
});

describe('take', () => {
  it('is conditional on an active product with the same price and enough stock', async () => {
    const store = setup();
    dynamoDb.on(BatchGetCommand).resolves({ Responses: { products: [item('mug')] } });
    const mug = (await store.find(['mug'])).get('mug')!;

    expect(requestOf(store.take(mug, 3, at))).toEqual({
      Update: {
        TableName: 'products',
        Key: { id: 'mug' },
        ...updateOf({
          set: { updatedAt: at.toISOString() },
          add: { stock: -3, revision: 1 },
          when: ifAll(ifEqual('active', true), ifBetween('price', 12.499, 12.501), ifIs('stock', '>=', 3)),
        }),
      },
    });
  });
});

describe('giveBack', () => {
  it('is conditional on an existing product', () => {
    const stamp = { updatedAt: at.toISOString() };
    expect(requestOf(setup().giveBack('mug', 3, at)).Update).toMatchObject(
      updateOf({ set: stamp, add: { stock: 3, revision: 1 }, when: ifPresent('id') }),
    );
  });
});

describe('create', () => {
  it('writes the item as the resolvers do, unless its id is taken', async () => {
    const store = setup();
    dynamoDb.on(PutCommand).resolves({});

    expect(await store.create(whole, at)).toBe(true);

    const { Item, ConditionExpression } = dynamoDb.commandCalls(PutCommand)[0]!.args[0].input;
    expect(ConditionExpression).toBe('attribute_not_exists(#id)');
    expect(Item).toEqual({
      id: 'mug',
      name: 'Jade Mug',
      description: 'A mug.',
      image: ['media/products/mug.svg'],
      category: 'merch',
      stock: 5,
      price: 12.5,
      featured: true,
      active: true,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      revision: 1,
      updatedBy: 'system',
      ...placesOf({
        id: 'mug',
        name: 'Jade Mug',
        price: 12.5,
        featured: true,
        active: true,
        createdAt: at.toISOString(),
      }),
    });
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('writes the sort keys by which resolvers list it: featured %s, active %s', async (featured, active) => {
    const store = setup();
    dynamoDb.on(PutCommand).resolves({});

    await store.create({ ...whole, isFeatured: featured, isActive: active }, at);

    const { Item } = dynamoDb.commandCalls(PutCommand)[0]!.args[0].input;
    expect(Item).toMatchObject(
      placesOf({
        id: 'mug',
        name: 'Jade Mug',
        price: 12.5,
        featured,
        active,
        createdAt: at.toISOString(),
      }),
    );
  });

  it('returns false for an existing product', async () => {
    const store = setup();
    const taken = new ConditionalCheckFailedException({ message: 'taken', $metadata: {} });
    dynamoDb.on(PutCommand).rejects(taken);

    expect(await store.create(whole, at)).toBe(false);
  });

  it('rethrows other errors', async () => {
    const store = setup();
    dynamoDb.on(PutCommand).rejects(new Error('away'));

    await expect(store.create(whole, at)).rejects.toThrow('away');
  });
});
