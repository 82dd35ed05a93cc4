import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEndpoint, type Endpoint } from './dynamodb-endpoint';

let endpoint: Endpoint;

beforeEach(async () => {
  endpoint = await openEndpoint(null);
});

afterEach(() => endpoint.close());

const put = (Item: Record<string, unknown>, TableName = 'accounts') =>
  endpoint.client.send(new PutCommand({ TableName, Item, ReturnConsumedCapacity: 'INDEXES' }));

const transact = (action: NonNullable<TransactWriteCommandInput['TransactItems']>[number]) =>
  endpoint.client.send(new TransactWriteCommand({ TransactItems: [action] }));

const post = (target: string, body: string) =>
  fetch(endpoint.url, { method: 'POST', headers: { 'x-amz-target': `DynamoDB_20120810.${target}` }, body });

/** Its second index has the same key, and comes first in the alphabet. */
const named = {
  TableName: 'named',
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' as const },
    { AttributeName: 'name', AttributeType: 'S' as const },
  ],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' as const }],
  GlobalSecondaryIndexes: ['by-name', 'by-first-name'].map((IndexName) => ({
    IndexName,
    KeySchema: [{ AttributeName: 'name', KeyType: 'HASH' as const }],
    Projection: { ProjectionType: 'KEYS_ONLY' as const },
  })),
};
const unnamed = { id: 'mei', name: '' };
const emptiedName = {
  TableName: 'named',
  Key: { id: 'mei' },
  UpdateExpression: 'SET #name = :empty',
  ExpressionAttributeNames: { '#name': 'name' },
  ExpressionAttributeValues: { ':empty': '' },
};
const putOfEmptyIndexKey =
  'One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: by-first-name, IndexKey: name';
const updateToEmptyIndexKey =
  'One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value.';

describe('items', () => {
  it('are read as they were put, updated and deleted', async () => {
    await put({ id: 'mei', balance: 5, tags: new Set(['a']), nested: { list: [1, null, true] } });

    const updated = await endpoint.client.send(
      new UpdateCommand({
        TableName: 'accounts',
        Key: { id: 'mei' },
        UpdateExpression: 'ADD balance :two REMOVE tags',
        ExpressionAttributeValues: { ':two': 2 },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const read = await endpoint.client.send(new GetCommand({ TableName: 'accounts', Key: { id: 'mei' } }));
    await endpoint.client.send(new DeleteCommand({ TableName: 'accounts', Key: { id: 'mei' } }));
    const gone = await endpoint.client.send(new GetCommand({ TableName: 'accounts', Key: { id: 'mei' } }));

    expect(updated.Attributes).toEqual({ id: 'mei', balance: 7, nested: { list: [1, null, true] } });
    expect(read.Item).toEqual(updated.Attributes);
    expect(gone.Item).toBeUndefined();
  });

  it('are paged through an index in the order of its sort key, numbers by value', async () => {
    for (const sequence of [10, 9, 100, -1]) {
      await put({ account: 'mei', entry: `entry ${sequence}`, sequence }, 'entries');
    }
    const page = (ExclusiveStartKey?: Record<string, unknown>) =>
      endpoint.client.send(
        new QueryCommand({
          TableName: 'entries',
          IndexName: 'by-sequence',
          KeyConditionExpression: 'account = :account',
          ExpressionAttributeValues: { ':account': 'mei' },
          ScanIndexForward: false,
          Limit: 3,
          ExclusiveStartKey,
        }),
      );

    const first = await page();
    const second = await page(first.LastEvaluatedKey);

    expect(first.Items?.map((item) => item.sequence)).toEqual([100, 10, 9]);
    expect(second.Items?.map((item) => item.sequence)).toEqual([-1]);
  });

  it('leave an index when they lose its key', async () => {
    await put({ account: 'mei', entry: 'one', sequence: 1 }, 'entries');
    await put({ account: 'mei', entry: 'one' }, 'entries');

    const found = await endpoint.client.send(
      new ScanCommand({ TableName: 'entries', IndexName: 'by-sequence' }),
    );

    expect(found.Items).toEqual([]);
  });

  it('are counted right under 40 concurrent updates of one item', async () => {
    const update = new UpdateCommand({
      TableName: 'accounts',
      Key: { id: 'mei' },
      UpdateExpression: 'ADD balance :one',
      ExpressionAttributeValues: { ':one': 1 },
    });

    await Promise.all(Array.from({ length: 40 }, () => endpoint.client.send(update)));
    const read = await endpoint.client.send(new GetCommand({ TableName: 'accounts', Key: { id: 'mei' } }));

    expect(read.Item).toEqual({ id: 'mei', balance: 40 });
  });
});

describe('a refused request', () => {
  // ConditionalCheckFailedException with Item:
  // https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_PutItem.html#DDB-PutItem-request-ReturnValuesOnConditionCheckFailure
  it('returns the stored item when a condition fails and the old item was requested', async () => {
    await put({ id: 'mei', balance: 5 });
    const condition = {
      TableName: 'accounts',
      ConditionExpression: 'balance > :five',
      ExpressionAttributeValues: { ':five': 5 },
    };

    const refused = endpoint.client.send(
      new DeleteCommand({ ...condition, Key: { id: 'mei' }, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    );
    const refusedWithout = endpoint.client.send(new DeleteCommand({ ...condition, Key: { id: 'mei' } }));

    await expect(refused).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { id: { S: 'mei' }, balance: { N: '5' } },
    });
    await expect(refusedWithout).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: undefined,
    });
  });

  // UnknownOperationException: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/CommonErrors.html
  it.each([
    ['BatchWriteItem', { RequestItems: { accounts: [] } }],
    ['TransactGetItems', { TransactItems: [] }],
    ['DescribeTable', { TableName: 'accounts' }],
  ])('names an operation that is not emulated: %s', async (operation, body) => {
    const refused = await post(operation, JSON.stringify(body));

    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      __type: 'com.amazon.coral.service#UnknownOperationException',
      message: `The offline host does not emulate DynamoDB_20120810.${operation}`,
    });
  });

  // SerializationException: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
  it.each([
    ['is empty', 'PutItem', ''],
    ['is cut off', 'PutItem', '{"TableName": "acc'],
    ['is no object', 'Query', 'null'],
    ['has null for a value', 'PutItem', '{"TableName": "accounts", "Item": {"id": null}}'],
    ['has a number for a name', 'GetItem', '{"TableName": 7}'],
    ['has an object for a list', 'TransactWriteItems', '{"TransactItems": {}}'],
  ])('reports a body that %s, and the next request is served', async (_how, target, body) => {
    const refused = await post(target, body);
    const served = await post('GetItem', '{"TableName": "accounts", "Key": {"id": {"S": "mei"}}}');

    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      __type: expect.stringContaining('#SerializationException') as string,
    });
    expect(served.status).toBe(200);
  });

  // ResourceNotFoundException: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_GetItem.html#API_GetItem_Errors
  it('names an unknown table', async () => {
    const get = new GetCommand({ TableName: 'nowhere', Key: { id: 'mei' } });
    const batch = new BatchGetCommand({
      RequestItems: { accounts: { Keys: [{ id: 'a' }] }, nowhere: { Keys: [{ id: 'a' }] } },
    });

    await expect(endpoint.client.send(get)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(endpoint.client.send(batch)).rejects.toThrow('nowhere');
  });

  // ValidationException: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.CoreComponents.html
  it.each([
    ['a key of the wrong type', { id: 7 }],
    ['no key', { balance: 7 }],
    ['an empty key', { id: '' }],
  ])('reports an item with %s', async (_what, item) => {
    await expect(put(item)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  // Messages as DynamoDB sends them:
  // https://github.com/paritysuite/dynamodb-conformance/blob/3aebbc9c55a20dc8b83d32b104ee279f4af6a0c7/tests/tier3/error-messages/putItem.test.ts
  // https://github.com/paritysuite/dynamodb-conformance/blob/3aebbc9c55a20dc8b83d32b104ee279f4af6a0c7/tests/tier3/error-messages/updateItem.test.ts
  // https://github.com/paritysuite/dynamodb-conformance/blob/3aebbc9c55a20dc8b83d32b104ee279f4af6a0c7/tests/tier3/error-messages/transactWriteItems.test.ts
  it.each([
    ['put', () => put(unnamed, 'named'), putOfEmptyIndexKey],
    ['updated', () => endpoint.client.send(new UpdateCommand(emptiedName)), updateToEmptyIndexKey],
    [
      'put by a transaction',
      () => transact({ Put: { TableName: 'named', Item: unnamed } }),
      putOfEmptyIndexKey,
    ],
    ['updated by a transaction', () => transact({ Update: emptiedName }), updateToEmptyIndexKey],
  ])('reports an empty key of an index in an item that is %s', async (_how, write, message) => {
    await endpoint.dynamoDb.ensureTable(named);

    await expect(write()).rejects.toMatchObject({ name: 'ValidationException', message });
    expect((await endpoint.client.send(new ScanCommand({ TableName: 'named' }))).Items).toEqual([]);
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html#HowItWorks.DataTypes.String
  it.each([
    ['a partition key', 'account', 'account = :a', { ':a': '' }],
    ['the bound of a sort key', 'entry', 'account = :a AND entry > :b', { ':a': 'mei', ':b': '' }],
    ['a prefix', 'entry', 'account = :a AND begins_with(entry, :b)', { ':a': 'mei', ':b': '' }],
  ])('reports a query whose key condition has an empty text as %s', async (_what, key, condition, values) => {
    const query = new QueryCommand({
      TableName: 'entries',
      KeyConditionExpression: condition,
      ExpressionAttributeValues: values,
    });

    await expect(endpoint.client.send(query)).rejects.toMatchObject({
      name: 'ValidationException',
      message: `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${key}`,
    });
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html#HowItWorks.DataTypes.String
  it('reports a start key with an empty text', async () => {
    const start = { TableName: 'entries', ExclusiveStartKey: { account: 'mei', entry: '' } };
    const query = new QueryCommand({
      ...start,
      KeyConditionExpression: 'account = :a',
      ExpressionAttributeValues: { ':a': 'mei' },
    });

    for (const read of [endpoint.client.send(query), endpoint.client.send(new ScanCommand(start))])
      await expect(read).rejects.toMatchObject({
        name: 'ValidationException',
        message:
          'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: entry',
      });
  });

  // 400 KB in bytes: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-items
  it('measures the size of an item in bytes, not characters', async () => {
    await put({ id: 'mei', text: 'x'.repeat(300_000) });

    await expect(put({ id: 'mei', text: '港'.repeat(300_000) })).rejects.toThrow('Item size has exceeded');
  });
});

describe('a condition', () => {
  const scan = (FilterExpression: string, ExpressionAttributeValues: Record<string, unknown>) =>
    endpoint.client.send(
      new ScanCommand({ TableName: 'accounts', FilterExpression, ExpressionAttributeValues }),
    );

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html
  it('evaluates the type and value of a stored false and of an empty string', async () => {
    await put({ id: 'mei', isOpen: false, note: '' });

    const byType = await scan('attribute_type(isOpen, :bool) AND attribute_type(note, :text)', {
      ':bool': 'BOOL',
      ':text': 'S',
    });
    const byValue = await scan('isOpen IN (:false) AND note IN (:empty, id)', {
      ':false': false,
      ':empty': '',
    });
    const byOtherType = await scan('attribute_type(isOpen, :text) OR attribute_type(nothing, :bool)', {
      ':bool': 'BOOL',
      ':text': 'S',
    });

    expect([byType.Count, byValue.Count, byOtherType.Count]).toEqual([1, 1, 0]);
  });

  // Expression limits: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html#limits-expression-parameters
  it.each([
    [
      'longer than 4 KB',
      `id = :id OR ${'x'.repeat(4100)} = :id`,
      'Expression size has exceeded the maximum allowed size',
    ],
    [
      'of more than 300 operators',
      Array(151).fill('a = :id').join(' OR '),
      'too many operators; operator count: 301',
    ],
    ['of 60 nested negations', `${'NOT ('.repeat(60)}a = :id${')'.repeat(60)}`, 'nested deeper'],
  ])('is refused without delay when %s', async (_how, expression, message) => {
    await expect(scan(expression, { ':id': 'mei' })).rejects.toThrow(message);
  });

  it('is refused when it compares a whole list, which is not emulated', async () => {
    await expect(scan('tags = :tags', { ':tags': ['a'] })).rejects.toThrow('whole lists or maps');
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
describe('consumed capacity', () => {
  it('counts a write once for the item and once for each changed index entry', async () => {
    const entry = { account: 'mei', entry: 'one', sequence: 1 };

    const added = await put(entry, 'entries');
    const same = await put(entry, 'entries');
    const moved = await put({ ...entry, sequence: 2 }, 'entries');

    expect(added.ConsumedCapacity).toEqual({
      TableName: 'entries',
      CapacityUnits: 2,
      Table: { CapacityUnits: 1 },
      GlobalSecondaryIndexes: { 'by-sequence': { CapacityUnits: 1 } },
    });
    expect(same.ConsumedCapacity?.CapacityUnits).toBe(1);
    expect(moved.ConsumedCapacity?.CapacityUnits).toBe(3);
  });

  it('counts reads by 4 KB: half when eventually consistent, a page of a query together, an empty result as one unit', async () => {
    for (const name of ['one', 'two', 'three']) {
      await put({ account: 'mei', entry: name, sequence: name.length, text: 'x'.repeat(1900) }, 'entries');
    }
    const query = (account: string, ConsistentRead: boolean, Limit: number) =>
      endpoint.client.send(
        new QueryCommand({
          TableName: 'entries',
          KeyConditionExpression: 'account = :account',
          ExpressionAttributeValues: { ':account': account },
          ReturnConsumedCapacity: 'TOTAL',
          ConsistentRead,
          Limit,
        }),
      );
    const unitsOf = async (answer: ReturnType<typeof query>) =>
      (await answer).ConsumedCapacity?.CapacityUnits;

    expect(await unitsOf(query('mei', true, 2))).toBe(1);
    expect(await unitsOf(query('mei', true, 3))).toBe(2);
    expect(await unitsOf(query('mei', false, 3))).toBe(1);
    expect(await unitsOf(query('nobody', false, 3))).toBe(0.5);
  });

  it('is listed by table for a batch, including missing keys', async () => {
    await put({ id: 'mei' });

    const batch = await endpoint.client.send(
      new BatchGetCommand({
        RequestItems: { accounts: { Keys: [{ id: 'mei' }, { id: 'nobody' }], ConsistentRead: true } },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );

    expect(batch.ConsumedCapacity).toEqual([{ TableName: 'accounts', CapacityUnits: 2 }]);
  });
});
