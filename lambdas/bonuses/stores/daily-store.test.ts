import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { neverYet } from '#domain/coins/once-a-day';
import type { LocalDay } from '#domain/player/local-day';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createDailyStore } from './daily-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const mark = (day: string, times: number) => ({
  day: day as LocalDay,
  times,
  transaction: `transaction-${times}`,
});

function setup() {
  return createDailyStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'dailies',
  );
}

beforeEach(() => dynamoDb.reset());

it('load reads back a mark with strong consistency', async () => {
  const store = setup();
  const { Put } = requestOf(store.replace('p', 'bonus', mark('2026-11-20', 3), mark('2026-11-21', 4)));
  const Key = { player: 'p', topic: 'bonus' };
  dynamoDb
    .on(GetCommand, { TableName: 'dailies', Key, ConsistentRead: true })
    .resolves({ Item: Put?.Item as Record<string, unknown> });

  expect(await store.load('p', 'bonus')).toEqual(mark('2026-11-21', 4));
});

it('load returns the initial mark for a player without one', async () => {
  const store = setup();
  dynamoDb.on(GetCommand).resolves({});

  expect(await store.load('p', 'wheel')).toEqual({ ...neverYet, transaction: null });
});

it('replace writes over the mark that was read only, and creates the first only if absent', () => {
  const store = setup();

  expect(
    requestOf(store.replace('p', 'wheel', mark('2026-11-20', 3), mark('2026-11-21', 4))).Put,
  ).toMatchObject({
    Item: { player: 'p', topic: 'wheel', revision: 4, day: '2026-11-21', transaction: 'transaction-4' },
    ConditionExpression: '#revision = :revision',
    ExpressionAttributeValues: { ':revision': 3 },
  });
  expect(requestOf(store.replace('p', 'wheel', neverYet, mark('2026-11-21', 1))).Put).toMatchObject({
    ConditionExpression: 'attribute_not_exists(#revision)',
  });
});

it('replace throws for a mark that was never set', () => {
  const never = { ...neverYet, transaction: 'none' };

  expect(() => setup().replace('p', 'bonus', neverYet, never)).toThrow('never set');
});
