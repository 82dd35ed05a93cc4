import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEndpoint, type Endpoint } from './dynamodb-endpoint';

const startedAt = Date.parse('2026-03-01T12:00:00Z');

let endpoint: Endpoint;
let nowMs: number;

beforeEach(async () => {
  nowMs = startedAt;
  endpoint = await openEndpoint(null, () => new Date(nowMs));
});

afterEach(() => endpoint.close());

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

const send = (TransactItems: Actions, options: Omit<TransactWriteCommandInput, 'TransactItems'> = {}) =>
  endpoint.client.send(new TransactWriteCommand({ TransactItems, ...options }));

const add = (id: string, coins: number, least = -Infinity): Actions[number] => ({
  Update: {
    TableName: 'accounts',
    Key: { id },
    UpdateExpression: 'ADD balance :coins',
    ExpressionAttributeValues: { ':coins': coins, ...(least > -Infinity && { ':least': least }) },
    ...(least > -Infinity && { ConditionExpression: 'balance >= :least' }),
  },
});

const enter = (account: string, entry: string, sequence: number): Actions[number] => ({
  Put: {
    TableName: 'entries',
    Item: { account, entry, sequence },
    ConditionExpression: 'attribute_not_exists(account)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

const balanceOf = async (id: string): Promise<unknown> => {
  const { Item } = await endpoint.client.send(new GetCommand({ TableName: 'accounts', Key: { id } }));
  return Item?.balance;
};

const everyEntry = async (IndexName?: string) =>
  (await endpoint.client.send(new ScanCommand({ TableName: 'entries', IndexName }))).Items;

/** The reasons of a canceled transaction; any other outcome fails the test. */
async function reasonsOf(transaction: Promise<unknown>): Promise<CancellationReason[]> {
  const error: unknown = await transaction.then(
    () => new Error('The transaction was not canceled'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof TransactionCanceledException)) throw error;
  return error.CancellationReasons ?? [];
}

describe('a transaction', () => {
  it('applies all of its actions, across tables and index', async () => {
    await endpoint.client.send(new PutCommand({ TableName: 'accounts', Item: { id: 'old' } }));

    await send([
      add('mei', 5),
      enter('mei', 'one', 1),
      { Delete: { TableName: 'accounts', Key: { id: 'old' } } },
      {
        ConditionCheck: {
          TableName: 'accounts',
          Key: { id: 'new' },
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
    ]);

    const accounts = await endpoint.client.send(new ScanCommand({ TableName: 'accounts' }));
    expect(accounts.Items).toEqual([{ id: 'mei', balance: 5 }]);
    expect(await everyEntry()).toEqual([{ account: 'mei', entry: 'one', sequence: 1 }]);
    expect(await everyEntry('by-sequence')).toEqual(await everyEntry());
  });

  // Cancellation reasons: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
  it('applies nothing when a condition fails, and gives a reason for each action in order with the old item', async () => {
    await send([enter('mei', 'one', 1)]);

    const reasons = await reasonsOf(send([add('mei', 5), enter('mei', 'one', 2), add('lin', 5)]));

    expect(reasons).toEqual([
      { Code: 'None' },
      {
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
        Item: { account: { S: 'mei' }, entry: { S: 'one' }, sequence: { N: '1' } },
      },
      { Code: 'None' },
    ]);
    expect(await balanceOf('mei')).toBeUndefined();
    expect(await balanceOf('lin')).toBeUndefined();
  });

  // ValidationError reasons: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
  it.each<[string, Actions[number]]>([
    [
      'adds to a text',
      {
        Update: {
          TableName: 'accounts',
          Key: { id: 'mei' },
          UpdateExpression: 'SET balance = id + :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ],
    ['has a key of the wrong type', { Delete: { TableName: 'accounts', Key: { id: 7 } } }],
    [
      'has an index key of the wrong type',
      { Put: { TableName: 'entries', Item: { account: 'a', entry: 'b', sequence: 'c' } } },
    ],
  ])('is canceled with ValidationError when an action %s', async (_what, action) => {
    const reasons = await reasonsOf(send([add('lin', 1), action]));

    expect(reasons.map((reason) => reason.Code)).toEqual(['None', 'ValidationError']);
    expect(await balanceOf('lin')).toBeUndefined();
  });

  // Limits: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-apis-txwriteitems
  it.each<[string, Actions, string]>([
    ['has no action', [], 'length greater than or equal to 1'],
    [
      'has 101 actions',
      Array.from({ length: 101 }, (_, at) => add(`${at}`, 1)),
      'length less than or equal to 100',
    ],
    [
      'acts twice on one item',
      [add('mei', 1), add('lin', 1), add('mei', 2)],
      'multiple operations on one item',
    ],
    ['has an action of two kinds', [{ ...add('mei', 1), ...enter('mei', 'one', 1) }], 'exactly one of'],
    [
      'has a broken expression',
      [{ ConditionCheck: { TableName: 'accounts', Key: { id: 'a' }, ConditionExpression: 'id ==' } }],
      'Syntax error',
    ],
    [
      'has a check without a condition',
      [{ ConditionCheck: { TableName: 'accounts', Key: { id: 'a' }, ConditionExpression: undefined } }],
      'conditionExpression',
    ],
    [
      'is larger than 4 MB',
      Array.from({ length: 11 }, (_, at) => ({
        Put: { TableName: 'accounts', Item: { id: `${at}`, text: 'x'.repeat(400_000) } },
      })),
      'exceeds 4 MB',
    ],
  ])('is refused as a whole when it %s', async (_what, actions, message) => {
    const refused = send(actions);

    await expect(refused).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(refused).rejects.toThrow(message);
    expect((await endpoint.client.send(new ScanCommand({ TableName: 'accounts' }))).Items).toEqual([]);
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
  it('is refused for an unknown table', async () => {
    const refused = send([add('mei', 1), { Delete: { TableName: 'nowhere', Key: { id: 'mei' } } }]);

    await expect(refused).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  // Double units for the item, single for the index: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-capacity-handling
  it('costs two write units per kilobyte of each item and one for each index entry', async () => {
    const actions = [add('mei', 5), enter('mei', 'one', 1)];

    const { ConsumedCapacity } = await send(actions, { ReturnConsumedCapacity: 'INDEXES' });

    const units = (count: number) => ({ CapacityUnits: count, WriteCapacityUnits: count });
    expect(ConsumedCapacity).toEqual([
      { TableName: 'accounts', ...units(2), Table: units(2) },
      {
        TableName: 'entries',
        ...units(3),
        Table: units(2),
        GlobalSecondaryIndexes: { 'by-sequence': units(1) },
      },
    ]);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-apis-txwriteitems (Idempotency)
describe('a client request token', () => {
  const report = { ReturnConsumedCapacity: 'TOTAL', ClientRequestToken: 'token' } as const;

  it('applies a repeated transaction once, and bills the repetition as a read', async () => {
    const first = await send([add('mei', 5)], report);
    const second = await send([add('mei', 5)], report);

    expect(await balanceOf('mei')).toBe(5);
    expect(first.ConsumedCapacity).toEqual([
      { TableName: 'accounts', CapacityUnits: 2, WriteCapacityUnits: 2 },
    ]);
    expect(second.ConsumedCapacity).toEqual([
      { TableName: 'accounts', CapacityUnits: 2, ReadCapacityUnits: 2 },
    ]);
  });

  it('expires ten minutes after its transaction, which then runs again', async () => {
    await send([add('mei', 5)], report);
    nowMs += 10 * 60 * 1000 - 1;
    await send([add('mei', 5)], report);
    const shortBefore = await balanceOf('mei');
    nowMs += 1;
    await send([add('mei', 5)], report);

    expect(shortBefore).toBe(5);
    expect(await balanceOf('mei')).toBe(10);
  });

  it('is not used up by a canceled transaction', async () => {
    await reasonsOf(send([add('mei', -5, 5)], report));
    await send([add('mei', 5)]);

    await send([add('mei', -5, 5)], report);

    expect(await balanceOf('mei')).toBe(0);
  });

  it('is refused with IdempotentParameterMismatch when the actions differ', async () => {
    await send([add('mei', 5)], report);

    const refused = send([add('mei', 6)], report);

    await expect(refused).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
    expect(await balanceOf('mei')).toBe(5);
  });

  // TransactionInProgressException: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
  it('is refused with TransactionInProgress while its transaction runs', async () => {
    const refusals: Error[] = [];
    let tokens = 0;
    // On a busy machine, each of the requests may arrive after the transaction has ended.
    for (; refusals.length === 0 && tokens < 20; tokens += 1) {
      const once = { ...report, ClientRequestToken: `token-${tokens}` };
      const outcomes = await Promise.allSettled(
        Array.from({ length: 32 }, () => send([add('mei', 5)], once)),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') refusals.push(outcome.reason as Error);
    }

    expect(new Set(refusals.map((error) => error.name))).toEqual(new Set(['TransactionInProgressException']));
    expect(await balanceOf('mei')).toBe(5 * tokens);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
describe('a transaction in progress', () => {
  /** Sends a transaction on `mei` and, concurrently, the request that should conflict. */
  async function conflictWith<Outcome>(
    other: () => Promise<Outcome>,
  ): Promise<PromiseSettledResult<Outcome>[]> {
    const attempts: PromiseSettledResult<Outcome>[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      const [, ...others] = await Promise.allSettled([
        send([add('mei', 1), add('lin', 1)]),
        other(),
        other(),
      ]);
      attempts.push(...(others as PromiseSettledResult<Outcome>[]));
    }
    return attempts;
  }

  const reasonsIn = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));

  it('cancels another one for actions on the same items only', async () => {
    const outcomes = await conflictWith(() => send([add('far', 1), add('mei', 1)]));

    const conflicts = reasonsIn(outcomes).map(
      (error) => (error as TransactionCanceledException).CancellationReasons,
    );
    expect(conflicts).not.toEqual([]);
    expect(conflicts).toContainEqual([
      { Code: 'None' },
      { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
    ]);
    expect(await balanceOf('mei')).toBe(
      ((await balanceOf('lin')) as number) + outcomes.length - conflicts.length,
    );
  });

  it('refuses a single write of the same item with TransactionConflictException', async () => {
    const outcomes = await conflictWith(() =>
      endpoint.client.send(
        new UpdateCommand({
          TableName: 'accounts',
          Key: { id: 'mei' },
          UpdateExpression: 'ADD balance :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      ),
    );

    const refusals = reasonsIn(outcomes);
    expect(new Set(refusals.map((error) => error.name))).toEqual(new Set(['TransactionConflictException']));
    expect(await balanceOf('mei')).toBe(20 + outcomes.length - refusals.length);
  });

  it('does not affect plain reads', async () => {
    const outcomes = await conflictWith(() => balanceOf('mei'));

    expect(reasonsIn(outcomes)).toEqual([]);
  });

  it('does not block transactions on other items', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => send([add(`player ${at}`, 1)])),
    );

    expect(reasonsIn(outcomes)).toEqual([]);
  });
});

describe('concurrent transactions', () => {
  /** Retries a transaction until it meets no conflict. */
  async function persist(
    transaction: () => Promise<unknown>,
  ): Promise<{ outcome: string; conflicts: number; item?: unknown }> {
    for (let conflicts = 0; ; conflicts++) {
      try {
        await transaction();
        return { outcome: 'applied', conflicts };
      } catch (error) {
        const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
        const decisive = reasons.find((reason) => reason.Code !== 'None');
        if (decisive?.Code === 'ConditionalCheckFailed')
          return { outcome: decisive.Code, conflicts, item: decisive.Item };
        if (decisive?.Code !== 'TransactionConflict') throw error;
      }
    }
  }

  it('move exactly the available balance when 90 withdraw from an account of 60', async () => {
    await send([add('mei', 60), add('lin', 0)]);

    const transfers = Array.from({ length: 90 }, (_, at) =>
      persist(() => send([add('mei', -1, 1), add('lin', 1), enter('mei', `transfer ${at}`, at)])),
    );
    const outcomes = await Promise.all(transfers);

    const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
    expect([count('applied'), count('ConditionalCheckFailed')]).toEqual([60, 30]);
    expect([await balanceOf('mei'), await balanceOf('lin')]).toEqual([0, 60]);
    expect(await everyEntry()).toHaveLength(60);
    expect(await everyEntry('by-sequence')).toHaveLength(60);
    expect(outcomes.reduce((total, { conflicts }) => total + conflicts, 0)).toBeGreaterThan(0);
  });

  it('have one winner when 64 are identical, and return its item to the others', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () => persist(() => send([add('mei', 5), enter('mei', 'one', 1)]))),
    );

    const losers = outcomes.filter(({ outcome }) => outcome === 'ConditionalCheckFailed');
    expect(losers).toHaveLength(63);
    expect(losers.every(({ item }) => (item as { sequence: { N: string } }).sequence.N === '1')).toBe(true);
    expect(await balanceOf('mei')).toBe(5);
    expect(outcomes.some(({ conflicts }) => conflicts > 0)).toBe(true);
  });
});

it('finds a write of a transaction through the index as soon as it is acknowledged', async () => {
  await send([enter('mei', 'one', 1)]);

  const found = await endpoint.client.send(
    new QueryCommand({
      TableName: 'entries',
      IndexName: 'by-sequence',
      KeyConditionExpression: 'account = :account AND #sequence = :one',
      ExpressionAttributeNames: { '#sequence': 'sequence' },
      ExpressionAttributeValues: { ':account': 'mei', ':one': 1 },
    }),
  );

  expect(found.Items).toEqual([{ account: 'mei', entry: 'one', sequence: 1 }]);
});
