import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { ifAll, ifEqual, ifPresent } from '#lambdas/runtime/aws/conditions';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { createGiftCodeStore } from './gift-code-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');
const order = { player: 'p', order: 'o1' };
const code = { product: 'tea', code: 'finger-print', sealed: 'v1.sealed', addedAt: at, request: 'r' };

function setup() {
  return createGiftCodeStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'codes',
  );
}

const queries = () => dynamoDb.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => dynamoDb.reset());

describe('free', () => {
  it('reads with strong consistency and leaves out codes taken by an order', async () => {
    dynamoDb.on(BatchGetCommand).resolves({
      Responses: {
        codes: [
          { pool: 'tea', id: 'code#one', left: 'tea' },
          { pool: 'tea', id: 'code#two', player: 'p', order: 'o1' },
        ],
      },
    });

    expect(await setup().free('tea', ['one', 'two'])).toEqual(['one']);

    expect(dynamoDb.commandCalls(BatchGetCommand)[0]?.args[0].input.RequestItems?.['codes']).toMatchObject({
      ConsistentRead: true,
    });
  });
});

describe('add, find, take, giveBack and view', () => {
  it('reads back an added code with strong consistency', async () => {
    const { Put } = requestOf(setup().add(code));
    dynamoDb
      .on(GetCommand, {
        TableName: 'codes',
        Key: { pool: 'tea', id: 'code#finger-print' },
        ConsistentRead: true,
      })
      .resolves({ Item: Put?.Item as Record<string, unknown> });

    expect(await setup().find('tea', 'finger-print')).toEqual(code);
    expect(Put).toMatchObject({ Item: { left: 'tea' }, ConditionExpression: 'attribute_not_exists(#id)' });
  });

  it('returns undefined for a code that was never added', async () => {
    dynamoDb.on(GetCommand).resolves({});

    expect(await setup().find('tea', 'other')).toBeUndefined();
  });

  it('takes a code only while it is free, and removes it from the index', () => {
    const { Update } = requestOf(setup().take('tea', 'finger-print', order));

    expect(Update).toMatchObject({
      Key: { pool: 'tea', id: 'code#finger-print' },
      ...updateOf({ set: order, remove: ['left'], when: ifPresent('left') }),
    });
  });

  it('gives a code back only from the order that has it, and returns it to the index', () => {
    const { Update } = requestOf(setup().giveBack('tea', 'finger-print', order));

    expect(Update).toMatchObject(
      updateOf({
        set: { left: 'tea' },
        remove: ['player', 'order'],
        when: ifAll(ifEqual('player', 'p'), ifEqual('order', 'o1')),
      }),
    );
  });

  it('writes one row per view, sorted by number', () => {
    const views = [1, 2, 10].map((view) =>
      requestOf(setup().view({ product: 'tea', code: 'finger-print', ...order, at, view })),
    );
    const ids = views.map(({ Put }) => (Put?.Item as { id: string }).id);

    expect(ids.toSorted()).toEqual(ids);
    expect(views[0]?.Put).toMatchObject({
      Item: { pool: 'tea', player: 'p', order: 'o1', at: at.toISOString() },
      ConditionExpression: 'attribute_not_exists(#id)',
    });
  });
});

describe('left, count, known and pools', () => {
  it('lists free codes up to the limit', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [{ id: 'code#one' }, { id: 'code#code#two' }] });

    expect(await setup().left('tea', 2)).toEqual(['one', 'code#two']);
    expect(queries()[0]).toMatchObject({
      IndexName: 'by-left',
      Limit: 2,
      ExpressionAttributeValues: { ':left': 'tea' },
    });
  });

  it('counts all pages of codes without their views', async () => {
    const more = { LastEvaluatedKey: { pool: 'tea', id: 'code#m' } };
    dynamoDb
      .on(QueryCommand, { IndexName: 'by-left' })
      .resolvesOnce({ Count: 3, ...more })
      .resolves({ Count: 1 })
      .on(QueryCommand, { KeyConditionExpression: '#pool = :pool AND begins_with(#id, :id)' })
      .resolvesOnce({ Count: 7, ...more })
      .resolves({ Count: 2 });

    expect(await setup().count('tea')).toEqual({ left: 4, added: 9 });
    expect(queries().filter(({ ExclusiveStartKey }) => ExclusiveStartKey)).toHaveLength(2);
    expect(queries().find(({ IndexName }) => !IndexName)?.ExpressionAttributeValues).toMatchObject({
      ':id': 'code#',
    });
  });

  it('returns the request that added each code, in batches, and retries unprocessed keys', async () => {
    const codes = Array.from({ length: 101 }, (_each, index) => `c${index}`);
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { codes: [{ id: 'code#c0', request: 'mine' }] },
        UnprocessedKeys: { codes: { Keys: [{ pool: 'tea', id: 'code#c1' }] } },
      })
      .resolvesOnce({ Responses: { codes: [{ id: 'code#c1', request: 'other' }] } })
      .resolves({ Responses: { codes: [{ id: 'code#c100', request: 'mine' }] } });

    const known = await setup().known('tea', codes);

    expect([...known]).toEqual([
      ['c0', 'mine'],
      ['c1', 'other'],
      ['c100', 'mine'],
    ]);
    const keys = dynamoDb
      .commandCalls(BatchGetCommand)
      .map(({ args: [{ input }] }) => input.RequestItems?.['codes'])
      .map((part) => [part?.Keys?.length, part?.ConsistentRead]);
    expect(keys).toEqual([
      [100, true],
      [1, true],
      [1, true],
    ]);
  });

  it('lists every pool that was opened, across pages', async () => {
    const { Put } = requestOf(setup().openPool('tea'));
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({
        Items: [Put?.Item as Record<string, unknown>],
        LastEvaluatedKey: { pool: 'x', id: 'tea' },
      })
      .resolves({ Items: [{ id: 'film' }] });

    expect(await setup().pools()).toEqual(['tea', 'film']);
  });
});

describe('codesIn', () => {
  it('reads one page of codes, without their views, with strong consistency', async () => {
    const added = { request: 'r', addedAt: at.toISOString() };
    const Items = [
      { id: 'code#free', ...added, left: 'tea' },
      { id: 'code#unviewed', ...added, ...order },
      { id: 'code#viewed', ...added, ...order, viewedAt: at.toISOString() },
      { id: 'code#void', ...added, voidedAt: at.toISOString(), viewedAt: at.toISOString() },
    ];
    dynamoDb.on(QueryCommand).resolves({ Items, LastEvaluatedKey: { pool: 'tea', id: 'code#void' } });

    const { codes, next } = await setup().codesIn('tea', { batch: 'r', after: 'before' });

    expect(codes.map(({ code: id, state }) => [id, state])).toEqual(
      Items.map(({ id }) => [id.slice(5), id.slice(5)]),
    );
    expect(codes[1]).toMatchObject({ holder: order });
    expect([next, queries()]).toMatchObject([
      'void',
      [
        {
          KeyConditionExpression: '#pool = :pool AND begins_with(#id, :id)',
          FilterExpression: '#request = :request',
          ExpressionAttributeValues: { ':id': 'code#', ':request': 'r' },
          ExclusiveStartKey: { pool: 'tea', id: 'code#before' },
          ConsistentRead: true,
        },
      ],
    ]);
  });

  it('has no next page after the last', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [] });

    expect(await setup().codesIn('tea')).toEqual({ codes: [], next: undefined });
  });
});

describe('wait and waiting', () => {
  const wait = (product: string, name: string, quantity = 1) =>
    requestOf(setup().wait({ ...order, order: name, product, quantity }));

  it('lists the waiting orders of exactly one product with strong consistency', async () => {
    const items = [wait('tea', 'o1', 2), wait('tea#gold', 'o2')].map(({ Put }) => Put?.Item);
    dynamoDb.on(QueryCommand).resolves({ Items: items as Record<string, unknown>[] });

    expect(await setup().waiting(10, 'tea')).toEqual([{ ...order, product: 'tea', quantity: 2 }]);
    expect(queries()[0]).toMatchObject({
      ConsistentRead: true,
      Limit: 10,
      ExpressionAttributeValues: { ':id': 'tea#' },
    });
  });

  it('sorts the waiting orders of a product by time', () => {
    const ids = ['2026-11-21-1', '2026-11-21-2', '2026-12-01-1'].map(
      (name) => wait('tea', name).Put?.Item?.['id'],
    );

    expect(ids.toSorted()).toEqual(ids);
  });

  it('lists the waiting orders of all products', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [] });

    expect(await setup().waiting(1)).toEqual([]);
    expect(queries()[0]).toMatchObject({ KeyConditionExpression: '#pool = :pool', Limit: 1 });
  });

  it('removes the row of an order whose quantity is 0', () => {
    const { Put } = wait('tea', 'o1', 2);
    const { Delete } = wait('tea', 'o1', 0);

    expect(Delete?.Key).toEqual({ pool: Put?.Item?.['pool'], id: Put?.Item?.['id'] });
  });
});
