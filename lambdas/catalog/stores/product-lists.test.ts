import { setImmediate } from 'node:timers/promises';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedProduct } from '#domain/rewards/product-rows';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { Outage } from '#lambdas/runtime/outage';
import { createProductLists } from './product-lists';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const mug: ListedProduct = {
  id: 'mug',
  name: 'Jade Mug',
  price: 12.5,
  featured: true,
  active: true,
  category: 'merch',
  createdAt: '2026-11-21T12:00:00.000Z',
};

function setup() {
  return createProductLists(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'products',
  );
}

beforeEach(() => dynamoDb.reset());

describe('replaceWords', () => {
  const written = () =>
    dynamoDb.commandCalls(PutCommand).map(({ args }) => args[0].input.Item?.['id'] as string);
  const deleted = () =>
    dynamoDb.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key?.['id'] as string);

  it("writes a row per word prefix, with the shop's sort order and without stock", async () => {
    await setup().replaceWords([{ before: null, after: mug }]);

    expect(written()).toEqual(['ja', 'jad', 'jade', 'mu', 'mug'].map((stem) => `#word ${stem} mug`));
    expect(dynamoDb.commandCalls(PutCommand)[1]?.args[0].input.Item).toEqual({
      id: '#word jad mug',
      product: 'mug',
      listing: 'word jad',
      listingOrder: '0\t0\tjade mug\tmug\t',
      name: 'Jade Mug',
      price: 12.5,
      featured: true,
      active: true,
      category: 'merch',
      words: ' jade mug ',
      createdAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('deletes the rows of former prefixes', async () => {
    await setup().replaceWords([{ before: mug, after: { ...mug, name: 'Jar Mug' } }]);

    expect(written()).toEqual(['ja', 'jar', 'mu', 'mug'].map((stem) => `#word ${stem} mug`));
    expect(deleted()).toEqual(['#word jad mug', '#word jade mug']);
  });

  it('deletes all rows of a deleted product', async () => {
    await setup().replaceWords([{ before: mug, after: null }]);

    expect(written()).toEqual([]);
    expect(deleted()).toHaveLength(5);
  });

  it('writes the rows of many products a few at a time, so that no request waits for a socket', async () => {
    let [underWay, most] = [0, 0];
    dynamoDb.onAnyCommand().callsFake(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await setImmediate();
      underWay -= 1;
    });
    const imported = Array.from({ length: 100 }, (_each, index) => ({
      before: { ...mug, id: `p${index}`, name: 'Jar' },
      after: { ...mug, id: `p${index}` },
    }));

    await setup().replaceWords(imported);

    expect(most).toBeLessThanOrEqual(25);
    expect([written().length, deleted().length]).toEqual([500, 100]);
  });
});

describe('count', () => {
  const counted = (as: Record<string, string>) =>
    dynamoDb.on(BatchGetCommand).resolves({
      Responses: { products: Object.entries(as).map(([product, kind]) => ({ product, as: kind })) },
    });
  const items = () => dynamoDb.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];

  it('records how each product is counted in the transaction that counts it', async () => {
    counted({ cup: 'active', hat: 'inactive' });

    await setup().count(
      new Map([
        ['mug', 'active'],
        ['cup', 'inactive'],
        ['hat', null],
      ] as const),
    );

    expect(items()).toMatchObject([
      {
        Put: {
          Item: { id: '#counted mug', product: 'mug', as: 'active' },
          ConditionExpression: 'attribute_not_exists(#as)',
        },
      },
      {
        Put: {
          Item: { id: '#counted cup', as: 'inactive' },
          ExpressionAttributeValues: { ':as': 'active' },
        },
      },
      { Delete: { Key: { id: '#counted hat' }, ConditionExpression: '#as = :as' } },
      { Update: { Key: { id: '#count' }, ...updateOf({ add: { active: 0, inactive: 0 } }) } },
    ]);
  });

  it('splits the count into transactions', async () => {
    counted({});

    await setup().count(
      new Map(Array.from({ length: 150 }, (_each, index) => [`p${index}`, 'active'] as const)),
    );

    const sizes = dynamoDb
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.TransactItems?.length);
    expect(sizes).toEqual([100, 52]);
  });

  it('counts no product twice', async () => {
    counted({ mug: 'active' });

    await setup().count(
      new Map([
        ['mug', 'active'],
        ['gone', null],
      ] as const),
    );

    expect(items()).toEqual([]);
  });

  it('throws Outage when another batch is in the way', async () => {
    counted({});
    const reasons = [{ Code: 'None' }, { Code: 'TransactionConflict' }];
    const canceled = new TransactionCanceledException({
      message: 'no',
      $metadata: {},
      CancellationReasons: reasons,
    });
    dynamoDb.on(TransactWriteCommand).rejects(canceled);

    await expect(setup().count(new Map([['mug', 'active']] as const))).rejects.toThrow(Outage);
  });

  it('rethrows other errors', async () => {
    counted({});
    dynamoDb.on(TransactWriteCommand).rejects(new Error('away'));

    await expect(setup().count(new Map([['mug', 'active']] as const))).rejects.toThrow('away');
  });
});
