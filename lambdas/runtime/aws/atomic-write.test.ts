import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, createCommitTogether } from './atomic-write';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());

const request = (table: string) => ({ Put: { TableName: table, Item: { id: 'x' } } });
const first = atomicWrite('first', request('one'));
const second = atomicWrite('second', request('two'));

function setup() {
  dynamoDb.on(TransactWriteCommand).resolves({});
  return createCommitTogether(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })));
}

function canceled(...codes: string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

describe('createCommitTogether', () => {
  beforeEach(() => dynamoDb.reset());

  it('sends the writes of several stores as one transaction', async () => {
    const commitTogether = setup();

    expect(await commitTogether([first, second])).toEqual({ outcome: 'committed' });

    const calls = dynamoDb.commandCalls(TransactWriteCommand);
    expect(calls.map(({ args }) => args[0].input.TransactItems)).toEqual([[request('one'), request('two')]]);
  });

  it.each([
    ['the condition of one write', ['None', 'ConditionalCheckFailed'], [second]],
    ['the conditions of both', ['ConditionalCheckFailed', 'ConditionalCheckFailed'], [first, second]],
    ['a condition beside a conflict', ['TransactionConflict', 'ConditionalCheckFailed'], [second]],
    ['a conflict alone', ['TransactionConflict', 'None'], []],
  ])('returns a conflict with the failed writes after %s', async (_case, codes, failed) => {
    const commitTogether = setup();
    dynamoDb.on(TransactWriteCommand).rejects(canceled(...codes));

    expect(await commitTogether([first, second])).toEqual({ outcome: 'conflict', failed });
  });

  it.each([
    ['throttled', canceled('None', 'ThrottlingError')],
    ['away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('rethrows the error when the table is %s', async (_case, error) => {
    const commitTogether = setup();
    dynamoDb.on(TransactWriteCommand).rejects(error);

    await expect(commitTogether([first])).rejects.toThrow(error);
  });
});
