import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { type Change, createDatabase } from './database';
import { tableSchemas } from './schema';

function setup() {
  const commits: (readonly Change[])[] = [];
  const database = createDatabase(tableSchemas, (changes) => commits.push(changes));
  const put = (TableName: string, Item: Record<string, unknown>) =>
    database.execute(new PutCommand({ TableName, Item }));
  return { database, commits, put };
}

const hold = (player: string, expiresAt: number) => ({ player, held: 'held', expiresAt, id: `${player}-1` });
const due = (now: number, more: object = {}) =>
  new QueryCommand({
    TableName: 'carts',
    IndexName: 'by-expiry',
    KeyConditionExpression: '#held = :held AND #expiresAt <= :now',
    ExpressionAttributeNames: { '#held': 'held', '#expiresAt': 'expiresAt' },
    ExpressionAttributeValues: { ':held': 'held', ':now': now },
    ...more,
  });
const players = (page: object) => (page as { Items: { player: string }[] }).Items.map(({ player }) => player);

describe('an in-memory table', () => {
  it('returns a frozen copy of what was put', () => {
    const { database, put } = setup();
    const lines = [{ product: 'mug' }];
    put('carts', { player: 'a', version: 1, lines });
    lines.push({ product: 'late' });

    const { Item } = database.execute(new GetCommand({ TableName: 'carts', Key: { player: 'a' } })) as {
      Item: { lines: object[] };
    };

    expect(Item).toEqual({ player: 'a', version: 1, lines: [{ product: 'mug' }] });
    expect(() => Item.lines.push({})).toThrow(TypeError);
  });

  it.each([
    ['undefined', undefined],
    ['a date', new Date(0)],
    ['a number beyond exact ones', 2 ** 60],
    ['not a number', Number.NaN],
  ])('rejects %s', (_what, value) => {
    const { put } = setup();

    expect(() => put('carts', { player: 'a', value })).toThrow(TypeError);
  });

  it('updates under a condition, and throws the SDK’s exception when it fails', () => {
    const { database, put } = setup();
    put('products', { id: 'mug', stock: 3, active: true });
    const take = (quantity: number) =>
      database.execute(
        new UpdateCommand({
          TableName: 'products',
          Key: { id: 'mug' },
          UpdateExpression: 'ADD #stock :change SET #at = :at REMOVE #gone',
          ConditionExpression: '#active = :active AND #stock BETWEEN :quantity AND :most',
          ExpressionAttributeNames: { '#stock': 'stock', '#at': 'at', '#gone': 'gone', '#active': 'active' },
          ExpressionAttributeValues: {
            ':change': -quantity,
            ':at': 'now',
            ':active': true,
            ':quantity': quantity,
            ':most': 99,
          },
        }),
      );

    take(2);

    expect(() => take(2)).toThrow(ConditionalCheckFailedException);
    expect(database.tables.products.get('mug')).toEqual({ id: 'mug', stock: 1, active: true, at: 'now' });
  });

  it('rejects an unused name or value', () => {
    const { database } = setup();
    const unused = new PutCommand({
      TableName: 'carts',
      Item: { player: 'a' },
      ConditionExpression: 'attribute_not_exists(#player)',
      ExpressionAttributeNames: { '#player': 'player', '#other': 'other' },
    });

    expect(() => database.execute(unused)).toThrow('#other is given and unused');
  });

  it('reads a past version only without ConsistentRead', () => {
    const { database, put } = setup();
    put('carts', { player: 'a', version: 1 });
    put('carts', { player: 'a', version: 2 });
    const read = (ConsistentRead: boolean) =>
      database.execute(new GetCommand({ TableName: 'carts', Key: { player: 'a' }, ConsistentRead }), {
        isPast: true,
      });

    expect(read(false)).toEqual({ Item: { player: 'a', version: 1 } });
    expect(read(true)).toEqual({ Item: { player: 'a', version: 2 } });
  });
});

describe('a transaction of in-memory tables', () => {
  const insert = (entry: string) => ({
    Put: {
      TableName: 'ledger',
      Item: { player: 'a', entry, sequence: 1 },
      ConditionExpression: 'attribute_not_exists(#entry)',
      ExpressionAttributeNames: { '#entry': 'entry' },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  });
  const wallet = { Put: { TableName: 'wallets', Item: { player: 'a', sequence: 1 } } };

  it('writes everything in one commit or nothing, and reports the failed item', () => {
    const { database, commits } = setup();
    database.execute(new TransactWriteCommand({ TransactItems: [insert('x')] }));

    const again = () => database.execute(new TransactWriteCommand({ TransactItems: [wallet, insert('x')] }));

    expect(again).toThrow(TransactionCanceledException);
    expect(again).toThrow(
      expect.objectContaining({
        CancellationReasons: [
          { Code: 'None' },
          {
            Code: 'ConditionalCheckFailed',
            Item: { player: { S: 'a' }, entry: { S: 'x' }, sequence: { N: '1' } },
          },
        ],
      }),
    );
    expect(database.tables.wallets.size).toBe(0);
    database.execute(new TransactWriteCommand({ TransactItems: [wallet, insert('y')] }));
    expect(commits.map((changes) => changes.map(({ table }) => table))).toEqual([
      ['ledger'],
      ['wallets', 'ledger'],
    ]);
  });

  it('rejects two actions on one item', () => {
    const { database } = setup();

    expect(() => database.execute(new TransactWriteCommand({ TransactItems: [wallet, wallet] }))).toThrow(
      'each on another item',
    );
  });
});

describe('an empty key', () => {
  const ofPlayer = (values: object, more: object = {}) =>
    new QueryCommand({
      TableName: 'orders',
      KeyConditionExpression: '#player = :player AND #id > :id',
      ExpressionAttributeNames: { '#player': 'player', '#id': 'id' },
      ExpressionAttributeValues: { ':player': 'a', ':id': '1', ...values },
      ...more,
    });

  it.each([
    ['a partition', 'player', ofPlayer({ ':player': '' })],
    ['the bound of a sort key', 'id', ofPlayer({ ':id': '' })],
    ['the start of a query', 'id', ofPlayer({}, { ExclusiveStartKey: { player: 'a', id: '' } })],
    [
      'the start of a scan',
      'id',
      new ScanCommand({ TableName: 'orders', ExclusiveStartKey: { player: 'a', id: '' } }),
    ],
    ['an item that is read', 'id', new GetCommand({ TableName: 'orders', Key: { player: 'a', id: '' } })],
    [
      'an item that is written',
      'player',
      new PutCommand({ TableName: 'orders', Item: { player: '', id: '1' } }),
    ],
  ])('is refused as %s, like by DynamoDB', (_what, key, command) => {
    const { database } = setup();

    expect(() => database.execute(command)).toThrow(
      expect.objectContaining({
        name: 'ValidationException',
        message: `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${key}`,
      }),
    );
  });
});

describe('an empty key of an index', () => {
  const item = { player: 'a', id: 'checks', dueOn: '', dueAt: '' };
  const update = {
    TableName: 'notices',
    Key: { player: 'a', id: 'checks' },
    UpdateExpression: 'SET #dueAt = :empty',
    ExpressionAttributeNames: { '#dueAt': 'dueAt' },
    ExpressionAttributeValues: { ':empty': '' },
  };

  it.each([
    ['a put', new PutCommand({ TableName: 'notices', Item: item }), 'IndexName: by-due, IndexKey: dueOn'],
    ['an update', new UpdateCommand(update), 'The update expression attempted to update'],
    [
      'a transaction',
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName: 'notices', Item: item } }] }),
      'IndexName: by-due, IndexKey: dueOn',
    ],
  ])('is refused in %s, like by DynamoDB', (_what, command, message) => {
    const { database } = setup();

    expect(() => database.execute(command)).toThrow(
      expect.objectContaining({
        name: 'ValidationException',
        message: expect.stringContaining(message) as string,
      }),
    );
    expect(database.tables.notices.size).toBe(0);
  });
});

describe('an index of an in-memory table', () => {
  it('is sorted and omits items without its key', () => {
    const { database, put } = setup();
    for (const [player, expiresAt] of [
      ['a', 30],
      ['b', 10],
      ['c', 20],
      ['d', 90],
    ] as const)
      put('carts', hold(player, expiresAt));
    put('carts', { player: 'c', id: 'c-1', expiresAt: 20 });

    expect(players(database.execute(due(50)))).toEqual(['b', 'a']);
    expect(players(database.execute(due(50, { ScanIndexForward: false })))).toEqual(['a', 'b']);
  });

  it('continues after the last key of a page, even when its item has left', () => {
    const { database, put } = setup();
    for (const [place, player] of ['a', 'b', 'c', 'd'].entries()) put('carts', hold(player, place));
    const first = database.execute(due(50, { Limit: 2 })) as { LastEvaluatedKey: object };
    put('carts', { player: 'b', id: 'b-1', expiresAt: 1 });

    const second = database.execute(due(50, { Limit: 2, ExclusiveStartKey: first.LastEvaluatedKey }));

    expect(first.LastEvaluatedKey).toEqual({ player: 'b', held: 'held', expiresAt: 1 });
    expect(players(second)).toEqual(['c', 'd']);
    expect(second).not.toHaveProperty('LastEvaluatedKey');
  });

  it('can lag some changes behind, in both directions', () => {
    const { database, put } = setup();
    put('carts', hold('a', 1));
    put('carts', hold('b', 2));
    put('carts', { player: 'a', id: 'a-1', expiresAt: 1 });

    expect(players(database.execute(due(50), { changesBehind: 0 }))).toEqual(['b']);
    expect(players(database.execute(due(50), { changesBehind: 1 }))).toEqual(['a', 'b']);
    expect(players(database.execute(due(50), { changesBehind: 2 }))).toEqual(['a']);
  });
});

describe('a query for less than whole items', () => {
  const ofPlayer = (more: object) =>
    new QueryCommand({
      TableName: 'orders',
      KeyConditionExpression: '#player = :player',
      ExpressionAttributeNames: { '#player': 'player', '#total': 'total' },
      ExpressionAttributeValues: { ':player': 'a' },
      ...more,
    });

  it('returns the requested attributes that an item has', () => {
    const { database, put } = setup();
    put('orders', { player: 'a', id: '1', total: 5, status: 'placed' });
    put('orders', { player: 'a', id: '2', status: 'placed' });

    expect(database.execute(ofPlayer({ ProjectionExpression: '#player, #total' }))).toEqual({
      Items: [{ player: 'a', total: 5 }, { player: 'a' }],
      Count: 2,
    });
  });

  it('returns their number alone', () => {
    const { database, put } = setup();
    for (const id of ['1', '2', '3']) put('orders', { player: 'a', id, status: 'placed' });

    expect(database.execute(ofPlayer({ Select: 'COUNT', Limit: 2 }))).toEqual({
      Count: 2,
      LastEvaluatedKey: { player: 'a', id: '2' },
    });
  });

  it('returns from an index of keys or some attributes no others', () => {
    const { database, put } = setup();
    put('gift-codes', { pool: 'film', id: 'code#1', left: 'film', sealed: 'secret' });
    const left = new QueryCommand({
      TableName: 'gift-codes',
      IndexName: 'by-left',
      KeyConditionExpression: '#left = :film',
      ExpressionAttributeNames: { '#left': 'left' },
      ExpressionAttributeValues: { ':film': 'film' },
    });

    expect(database.execute(left)).toEqual({
      Items: [{ pool: 'film', id: 'code#1', left: 'film' }],
      Count: 1,
    });
  });
});

describe('batch reads and scans', () => {
  it('leave keys of a batch unprocessed', () => {
    const { database, put } = setup();
    for (const id of ['a', 'b', 'c']) put('products', { id });
    const Keys = ['a', 'b', 'c'].map((id) => ({ id }));
    const batch = new BatchGetCommand({ RequestItems: { products: { Keys, ConsistentRead: true } } });

    expect(database.execute(batch, { unprocessed: 1 })).toEqual({
      Responses: { products: [{ id: 'a' }, { id: 'b' }] },
      UnprocessedKeys: { products: { Keys: [{ id: 'c' }], ConsistentRead: true } },
    });
  });

  it('scan a table in pages through a filter', () => {
    const { database, put } = setup();
    for (const entry of ['w', 'x', 'y', 'z']) put('ledger', { player: 'a', entry, at: `${entry}-day` });
    const page = (after?: Record<string, unknown>) =>
      database.execute(
        new ScanCommand({
          TableName: 'ledger',
          FilterExpression: 'NOT begins_with(#at, :x)',
          ExpressionAttributeNames: { '#at': 'at' },
          ExpressionAttributeValues: { ':x': 'x' },
          ...(after && { ExclusiveStartKey: after }),
        }),
        { mostItems: 3 },
      ) as { Items: { entry: string }[]; LastEvaluatedKey?: Record<string, unknown> };

    const first = page();

    expect(first.Items.map(({ entry }) => entry)).toEqual(['w', 'y']);
    expect(page(first.LastEvaluatedKey).Items.map(({ entry }) => entry)).toEqual(['z']);
  });
});
