import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFigureStore, shardOf } from './figure-store';
import type { Cursor } from './figure-updates';

const dynamoDb = mockClient(DynamoDBDocumentClient);
const player = '7a1c0c5e-0000-4000-8000-000000000010';
const cursorKey = { subject: `player#${player}`, figure: 'house-totals' };
const parkedKey = { subject: 'parked', figure: `house-totals#${player}` };
const at = (lastSequence: number, tries = 0): Cursor => ({ player, lastSequence, tries, isParked: false });
const parkedAt = new Date('2026-11-21T12:00:00.000Z');

function setup() {
  return createFigureStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'figures',
  );
}

function written() {
  return dynamoDb
    .commandCalls(TransactWriteCommand)[0]
    ?.args[0].input.TransactItems?.map(({ Update }) => Update);
}

function cancelled(...codes: string[]) {
  const CancellationReasons = codes.map((Code) => ({ Code }));
  return new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons });
}

beforeEach(() => dynamoDb.reset());

describe('cursor', () => {
  it('is at the start for a player whom nobody has followed', async () => {
    dynamoDb.on(GetCommand).resolves({});

    expect(await setup().cursor(player)).toEqual(at(0));

    expect(dynamoDb.commandCalls(GetCommand)[0]?.args[0].input).toEqual({
      TableName: 'figures',
      Key: cursorKey,
      ConsistentRead: true,
    });
  });

  it('tells tries, and that a player is parked', async () => {
    const item = { ...cursorKey, lastSequence: 7, tries: 5, fault: 'row-missing', parkedAt: 'then' };
    dynamoDb.on(GetCommand).resolves({ Item: item });

    expect(await setup().cursor(player)).toEqual({ player, lastSequence: 7, tries: 5, isParked: true });
  });
});

describe('advance', () => {
  const days = new Map([
    ['2026-11-20', { transactions: 1, 'house:games gold': -5 }],
    ['2026-11-21', { transactions: 2, 'house:games gold': 0 }],
  ]);

  it('moves the cursor from where it was and adds to each day, all or nothing', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});

    expect(await setup().advance(at(7, 2), { to: 10, days })).toBe(true);

    const shard = shardOf(player);
    expect(written()).toEqual([
      {
        TableName: 'figures',
        Key: cursorKey,
        UpdateExpression: 'SET #lastSequence = :to REMOVE #tries, #fault',
        ConditionExpression: '#lastSequence = :from AND attribute_not_exists(#parkedAt)',
        ExpressionAttributeNames: {
          ...{
            '#lastSequence': 'lastSequence',
            '#parkedAt': 'parkedAt',
            '#tries': 'tries',
            '#fault': 'fault',
          },
        },
        ExpressionAttributeValues: { ':from': 7, ':to': 10 },
      },
      {
        TableName: 'figures',
        Key: { subject: `day#2026-11-20#${shard}`, figure: 'house-totals' },
        UpdateExpression: 'ADD #t0 :t0, #t1 :t1',
        ExpressionAttributeNames: { '#t0': 'transactions', '#t1': 'house:games gold' },
        ExpressionAttributeValues: { ':t0': 1, ':t1': -5 },
      },
      expect.objectContaining({
        Key: { subject: `day#2026-11-21#${shard}`, figure: 'house-totals' },
        UpdateExpression: 'ADD #t0 :t0',
      }),
    ]);
  });

  it('begins only where there is no cursor', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});

    await setup().advance(at(0), { to: 1, days: new Map() });

    expect(written()).toMatchObject([
      {
        ConditionExpression: 'attribute_not_exists(#lastSequence) AND attribute_not_exists(#parkedAt)',
        ExpressionAttributeValues: { ':to': 1 },
      },
    ]);
  });

  it.each([
    ['ConditionalCheckFailed', 'None'],
    ['None', 'TransactionConflict'],
  ])('tells that somebody else was there first: %s, %s', async (...codes) => {
    dynamoDb.on(TransactWriteCommand).rejects(cancelled(...codes));

    expect(await setup().advance(at(7), { to: 10, days })).toBe(false);
  });

  it.each([new Error('away'), cancelled('None', 'ValidationError')])(
    'passes on whatever else goes wrong: %s',
    async (error) => {
      dynamoDb.on(TransactWriteCommand).rejects(error);

      await expect(setup().advance(at(7), { to: 10, days })).rejects.toBe(error);
    },
  );
});

describe('countTry', () => {
  it('counts one more where the cursor still is', async () => {
    dynamoDb.on(UpdateCommand).resolves({});

    await setup().countTry(at(7, 2), 'row-missing');

    expect(dynamoDb.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      Key: cursorKey,
      UpdateExpression: 'SET #tries = :tries, #fault = :fault',
      ConditionExpression: '#lastSequence = :from AND attribute_not_exists(#parkedAt)',
      ExpressionAttributeValues: { ':from': 7, ':tries': 3, ':fault': 'row-missing' },
    });
  });

  it('counts nothing when the cursor has moved on, and passes on that the table is away', async () => {
    dynamoDb
      .on(UpdateCommand)
      .rejectsOnce(new ConditionalCheckFailedException({ message: 'moved', $metadata: {} }))
      .rejects(new Error('away'));

    await setup().countTry(at(7), 'row-missing');
    await expect(setup().countTry(at(7), 'row-missing')).rejects.toThrow('away');
  });
});

describe('parking', () => {
  it('marks the cursor and lists the player, both or none', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});

    expect(await setup().park(at(7, 4), { fault: 'row-unbalanced', parkedAt })).toBe(true);

    expect(written()).toMatchObject([
      {
        Key: cursorKey,
        ConditionExpression: '#lastSequence = :from AND attribute_not_exists(#parkedAt)',
        ExpressionAttributeValues: {
          ...{ ':tries': 5, ':fault': 'row-unbalanced', ':parkedAt': parkedAt.toISOString(), ':from': 7 },
        },
      },
      { Key: parkedKey, UpdateExpression: 'SET #parkedAt = :parkedAt' },
    ]);
  });

  it('is left when the cursor has moved on', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));

    expect(await setup().park(at(7, 4), { fault: 'row-unbalanced', parkedAt })).toBe(false);
  });

  it('ends by taking both marks away, if they are there', async () => {
    dynamoDb.on(TransactWriteCommand).resolvesOnce({}).rejects(cancelled('ConditionalCheckFailed', 'None'));
    const store = setup();

    await store.unpark(player);
    await store.unpark(player);

    expect(written()).toMatchObject([
      {
        Key: cursorKey,
        UpdateExpression: 'REMOVE #parkedAt, #tries, #fault',
        ConditionExpression: 'attribute_exists(#parkedAt)',
      },
      { Key: parkedKey, UpdateExpression: 'REMOVE #parkedAt' },
    ]);
    expect(written()?.[0]).not.toHaveProperty('ExpressionAttributeValues');
  });

  it('is listed page by page', async () => {
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ figure: 'house-totals#a' }], LastEvaluatedKey: parkedKey })
      .resolves({ Items: [{ figure: 'house-totals#b' }] });

    const pages = [];
    for await (const page of setup().parked()) pages.push(page);

    expect(pages).toEqual([['a'], ['b']]);
    const [first, second] = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(first).toMatchObject({ FilterExpression: 'attribute_exists(#parkedAt)', ConsistentRead: true });
    expect(second?.ExclusiveStartKey).toEqual(parkedKey);
  });
});

describe('partsOn', () => {
  it('reads all eight parts of a day', async () => {
    dynamoDb.on(GetCommand).resolves({});
    const key = { subject: 'day#2026-11-21#3', figure: 'house-totals' };
    dynamoDb.on(GetCommand, { Key: key }).resolves({ Item: { ...key, transactions: 4 } });

    const parts = await setup().partsOn('2026-11-21');

    expect(parts).toEqual([{}, {}, {}, { transactions: 4 }, {}, {}, {}, {}]);
  });
});

it('spreads players evenly over the parts', () => {
  const counts = new Map<number, number>();
  for (let each = 0; each < 8000; each += 1) {
    const shard = shardOf(`player-${each}`);
    counts.set(shard, (counts.get(shard) ?? 0) + 1);
  }

  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
});
