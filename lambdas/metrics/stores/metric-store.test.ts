import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ifAbsent, ifAll, ifEqual, ifPresent } from '#lambdas/runtime/aws/conditions';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { type Cursor, type Move, partOf } from './metric-moves';
import { createMetricStore } from './metric-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const player = '7a1c0c5e-0000-4000-8000-000000000010';
const cursorKey = { subject: `player#${player}`, metric: 'house-totals' };
const parkedKey = { subject: 'parked', metric: `house-totals#${player}` };
const at = (lastSequence: number, tries = 0): Cursor => ({ player, lastSequence, tries, isParked: false });
/** The days of the rows below are not over. */
const now = new Date('2026-11-21T12:00:00Z');
const parkedAt = new Date('2026-11-21T12:00:00.000Z');

function setup() {
  return createMetricStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'metrics',
    () => now,
  );
}

function written() {
  return dynamoDb
    .commandCalls(TransactWriteCommand)[0]
    ?.args[0].input.TransactItems?.map(({ Update }) => Update);
}

function canceled(...codes: string[]) {
  const CancellationReasons = codes.map((Code) => ({ Code }));
  return new TransactionCanceledException({ message: 'canceled', $metadata: {}, CancellationReasons });
}

beforeEach(() => dynamoDb.reset());

describe('cursor', () => {
  it('starts at 0 for a player without one', async () => {
    dynamoDb.on(GetCommand).resolves({});

    expect(await setup().cursor(player)).toEqual(at(0));

    expect(dynamoDb.commandCalls(GetCommand)[0]?.args[0].input).toEqual({
      TableName: 'metrics',
      Key: cursorKey,
      ConsistentRead: true,
    });
  });

  it('returns the tries, and whether the player is parked', async () => {
    const item = { ...cursorKey, lastSequence: 7, tries: 5, fault: 'row-missing', parkedAt: 'then' };
    dynamoDb.on(GetCommand).resolves({ Item: item });

    expect(await setup().cursor(player)).toEqual({ player, lastSequence: 7, tries: 5, isParked: true });
  });
});

describe('cursors', () => {
  const others = Array.from({ length: 119 }, (_each, index) => `other-${index}`);
  const keysOf = ({ input }: BatchGetCommand) => input.RequestItems?.['metrics']?.Keys ?? [];

  it('reads a hundred cursors per request, with strong consistency', async () => {
    const item = { ...cursorKey, lastSequence: 7, tries: 1 };
    dynamoDb
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { metrics: [item] } })
      .resolves({});

    const cursors = await setup().cursors([player, ...others]);

    const [first, second, ...more] = dynamoDb.commandCalls(BatchGetCommand).map(({ args }) => args[0]);
    expect([keysOf(first!).length, keysOf(second!).length, more.length]).toEqual([100, 20, 0]);
    expect(first?.input.RequestItems?.['metrics']).toMatchObject({ ConsistentRead: true });
    expect(cursors.size).toBe(120);
    expect(cursors.get(player)).toEqual(at(7, 1));
    expect(cursors.get('other-0')).toEqual({ ...at(0), player: 'other-0' });
  });

  it('leaves out players that a busy table skipped, instead of starting them at 0', async () => {
    const UnprocessedKeys = { metrics: { Keys: [cursorKey] } };
    dynamoDb.on(BatchGetCommand).resolves({ Responses: { metrics: [] }, UnprocessedKeys });

    const cursors = await setup().cursors([player, 'other']);

    expect([...cursors.keys()]).toEqual(['other']);
  });
});

/** The condition of a change of the cursor that was read at the seventh row. */
const isThere = ifAll(ifEqual('lastSequence', 7), ifAbsent('parkedAt'));

describe('advance', () => {
  const days = {
    '2026-11-20': { 'house-totals': { transactions: 1, 'house:games gold': -5 } },
    '2026-11-21': {
      'house-totals': { transactions: 2, 'house:games gold': 0 },
      'game#hk-slots#9f': { 'gold r': 2 },
    },
  };
  const move: Move = { from: at(7, 2), to: 10, statistics: { 'rounds gold': 2, 'paid gold': 0 }, days };
  const newcomer: Move = {
    from: { ...at(0), player: 'new' },
    to: 1,
    statistics: {},
    days: { '2026-11-21': { 'house-totals': { transactions: 1 } } },
  };

  it('moves the cursor and adds to the player and to each day in one transaction', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});

    expect(await setup().advance([move], 0)).toEqual({ hasMoved: true });

    const part = partOf([move], 0);
    expect(written()).toEqual([
      {
        TableName: 'metrics',
        Key: cursorKey,
        ...updateOf({
          set: { lastSequence: 10 },
          remove: ['tries', 'fault'],
          add: { 'rounds gold': 2 },
          when: isThere,
        }),
      },
      {
        TableName: 'metrics',
        Key: { subject: `day#2026-11-20#${part}`, metric: 'house-totals' },
        ...updateOf({ add: { transactions: 1, 'house:games gold': -5 } }),
      },
      expect.objectContaining({
        Key: { subject: `day#2026-11-21#${part}`, metric: 'house-totals' },
        ...updateOf({ add: { transactions: 2 } }),
      }),
      expect.objectContaining({
        Key: { subject: `day#2026-11-21#${part}`, metric: 'game#hk-slots#9f' },
      }),
    ]);
  });

  it('moves several players, each under a condition of its own, and merges their additions', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});

    await setup().advance([newcomer, move], 0);

    const part = partOf([newcomer, move], 0);
    expect(written()).toMatchObject([
      {
        Key: { subject: 'player#new' },
        ...updateOf({
          set: { lastSequence: 1 },
          remove: ['tries', 'fault'],
          when: ifAll(ifAbsent('lastSequence'), ifAbsent('parkedAt')),
        }),
      },
      { Key: cursorKey, ConditionExpression: isThere.ConditionExpression },
      {
        Key: { subject: `day#2026-11-21#${part}`, metric: 'house-totals' },
        ...updateOf({ add: { transactions: 3 } }),
      },
      { Key: { subject: `day#2026-11-20#${part}`, metric: 'house-totals' } },
      { Key: { metric: 'game#hk-slots#9f' } },
    ]);
  });

  it('notes once, in the same transaction, that moves add to days before yesterday', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});
    const late = {
      '2026-11-19': { 'house-totals': { transactions: 1 } },
      '2026-08-01': { 'house-totals': { transactions: 1 } },
      ever: { holdings: { gold: 1 } },
      ...days,
    };
    const latecomer = { ...newcomer, days: { '2026-11-19': { ordered: { mug: 1 } } } };

    await setup().advance([{ ...move, days: late }, latecomer], 0);

    const noted = written()?.slice(-2);
    expect(noted).toEqual(
      ['2026-11-19', '2026-08-01'].map((day) => ({
        TableName: 'metrics',
        Key: { subject: 'closed-days', metric: day },
        ...updateOf({ add: { lateAdditions: 1 } }),
      })),
    );
    expect(written()?.filter((each) => each?.Key?.['subject'] === 'closed-days')).toHaveLength(2);
  });

  it('tries again when another transaction notes an addition to the same day', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(canceled('None', 'None', 'None', 'TransactionConflict'));
    const late = { ...newcomer, days: { '2026-08-01': { 'house-totals': { transactions: 1 } } } };

    expect(await setup().advance([newcomer, late], 0)).toEqual({
      hasMoved: false,
      conflicts: new Map(),
    });
  });

  it.each([
    ['a player whose cursor moved', ['None', 'ConditionalCheckFailed', 'None'], [[player, 'conflict']]],
    [
      'a player whose item another transaction holds',
      ['TransactionConflict', 'None', 'None'],
      [['new', 'conflict']],
    ],
    ['a player whose item is no cursor', ['ValidationError', 'None', 'None'], [['new', 'unwritable']]],
    ['a part in other hands', ['None', 'None', 'TransactionConflict'], []],
    ['a part that is written too often', ['None', 'None', 'ThrottlingError'], []],
    ['a part with a figure that is no number', ['None', 'None', 'ValidationError'], []],
  ])('returns the players in conflict: %s', async (_case, codes, conflicts) => {
    dynamoDb.on(TransactWriteCommand).rejects(canceled(...codes, 'None', 'None'));

    expect(await setup().advance([newcomer, move], 0)).toEqual({
      hasMoved: false,
      conflicts: new Map(conflicts as [string, 'conflict'][]),
    });
  });

  it.each([
    new Error('away'),
    canceled('ThrottlingError', 'None', 'None'),
    canceled('None', 'None', 'AccessDenied'),
    canceled(),
  ])('throws every other error: %s', async (error) => {
    dynamoDb.on(TransactWriteCommand).rejects(error);

    await expect(setup().advance([newcomer, move], 0)).rejects.toBe(error);
  });
});

describe('itemsOf', () => {
  const totals = { 'house-totals': { transactions: 1 } };

  it('names the metrics of each day', () => {
    const moved = { '2026-11-21': { ...totals, ordered: { mug: 1 } }, ever: { holdings: { gold: 1 } } };

    expect(setup().itemsOf({ days: moved })).toEqual([
      '2026-11-21#house-totals',
      '2026-11-21#ordered',
      'ever#holdings',
    ]);
  });

  it('has room for days that are over, and for yesterday, which may be over when the move is written', () => {
    const moved = { '2026-11-19': totals, '2026-11-20': totals, '2026-11-21': totals };

    expect(setup().itemsOf({ days: moved }).slice(3)).toEqual(['2026-11-19', '2026-11-20']);
  });
});

describe('countTry', () => {
  it('counts a try at the cursor', async () => {
    dynamoDb.on(UpdateCommand).resolves({});

    await setup().countTry(at(7, 2), 'row-missing');

    expect(dynamoDb.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      Key: cursorKey,
      ...updateOf({ set: { tries: 3, fault: 'row-missing' }, when: isThere }),
    });
  });

  it('ignores a cursor that has moved on, and throws when the table is unavailable', async () => {
    dynamoDb
      .on(UpdateCommand)
      .rejectsOnce(new ConditionalCheckFailedException({ message: 'moved', $metadata: {} }))
      .rejects(new Error('away'));

    await setup().countTry(at(7), 'row-missing');
    await expect(setup().countTry(at(7), 'row-missing')).rejects.toThrow('away');
  });
});

describe('parked players', () => {
  it('marks the cursor and lists the player in one transaction', async () => {
    dynamoDb.on(TransactWriteCommand).resolves({});

    expect(await setup().park(at(7, 4), { fault: 'row-unbalanced', parkedAt })).toBe(true);

    expect(written()).toMatchObject([
      {
        Key: cursorKey,
        ...updateOf({
          set: { tries: 5, fault: 'row-unbalanced', parkedAt: parkedAt.toISOString() },
          when: isThere,
        }),
      },
      { Key: parkedKey, ...updateOf({ set: { parkedAt: parkedAt.toISOString() } }) },
    ]);
  });

  it('returns false when the cursor has moved on', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None'));

    expect(await setup().park(at(7, 4), { fault: 'row-unbalanced', parkedAt })).toBe(false);
  });

  it('removes both marks, if present', async () => {
    dynamoDb.on(TransactWriteCommand).resolvesOnce({}).rejects(canceled('ConditionalCheckFailed', 'None'));
    const store = setup();

    await store.unpark(player);
    await store.unpark(player);

    expect(written()).toMatchObject([
      {
        Key: cursorKey,
        ...updateOf({ remove: ['parkedAt', 'tries', 'fault'], when: ifPresent('parkedAt') }),
      },
      { Key: parkedKey, ...updateOf({ remove: ['parkedAt'] }) },
    ]);
  });

  it('lists them page by page', async () => {
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ metric: 'house-totals#a' }], LastEvaluatedKey: parkedKey })
      .resolves({ Items: [{ metric: 'house-totals#b' }] });

    const pages = [];
    for await (const page of setup().parked()) pages.push(page);

    expect(pages).toEqual([['a'], ['b']]);
    const [first, second] = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(first).toMatchObject({ FilterExpression: 'attribute_exists(#parkedAt)', ConsistentRead: true });
    expect(second?.ExclusiveStartKey).toEqual(parkedKey);
  });
});

describe('partsOn', () => {
  it('reads all parts of a day over all pages', async () => {
    const keyOf = (part: number) => ({ ':subject': `day#2026-11-21#${part}` });
    const next = { subject: 'day#2026-11-21#31', metric: 'game#a#9f' };
    dynamoDb.on(QueryCommand).resolves({ Items: [] });
    dynamoDb.on(QueryCommand, { ExpressionAttributeValues: keyOf(3) }).resolves({
      Items: [{ subject: 'day#2026-11-21#3', metric: 'house-totals', transactions: 4 }],
    });
    dynamoDb
      .on(QueryCommand, { ExpressionAttributeValues: keyOf(31) })
      .resolvesOnce({ Items: [{ ...next, 'gold r': 2 }], LastEvaluatedKey: next })
      .resolves({ Items: [{ ...next, metric: 'house-totals', transactions: 1 }] });

    const read = await setup().partsOn('2026-11-21');

    expect(read).toHaveLength(32);
    expect(read.filter((metrics) => Object.keys(metrics).length > 0)).toEqual([
      { 'house-totals': { transactions: 4 } },
      { 'game#a#9f': { 'gold r': 2 }, 'house-totals': { transactions: 1 } },
    ]);
    const inputs = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(inputs).toHaveLength(33);
    expect(inputs.every(({ ConsistentRead }) => ConsistentRead)).toBe(true);
  });
});

describe('statistics', () => {
  it("returns a player's totals without the cursor's fields", async () => {
    const item = { ...cursorKey, lastSequence: 7, tries: 1, fault: 'row-missing', 'rounds gold': 6 };
    dynamoDb.on(GetCommand).resolvesOnce({ Item: item }).resolves({});

    expect(await setup().statistics(player)).toEqual({ lastSequence: 7, totals: { 'rounds gold': 6 } });
    expect(await setup().statistics(player)).toEqual({ lastSequence: 0, totals: {} });
  });
});
