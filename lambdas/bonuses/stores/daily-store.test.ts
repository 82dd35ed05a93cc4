import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type DailyMark, neverYet } from '#domain/coins/once-a-day';
import type { LocalDay } from '#domain/player/local-day';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createDailyStore } from './daily-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const mark = (day: string, times: number): DailyMark => ({ day: day as LocalDay, times });

function setup() {
  return createDailyStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'dailies',
  );
}

beforeEach(() => dynamoDb.reset());

it('reads back what it writes, as it is now', async () => {
  const store = setup();
  const { Put } = requestOf(store.replace('p', 'bonus', mark('2026-11-20', 3), mark('2026-11-21', 4)));
  const Key = { player: 'p', topic: 'bonus' };
  dynamoDb
    .on(GetCommand, { TableName: 'dailies', Key, ConsistentRead: true })
    .resolves({ Item: Put?.Item as Record<string, unknown> });

  expect(await store.load('p', 'bonus')).toEqual(mark('2026-11-21', 4));
});

it('begins with nothing for whoever had nothing yet', async () => {
  const store = setup();
  dynamoDb.on(GetCommand).resolves({});

  expect(await store.load('p', 'wheel')).toEqual(neverYet);
});

it('writes while the mark is still the one that was read, the first one while there is none', () => {
  const store = setup();

  expect(
    requestOf(store.replace('p', 'wheel', mark('2026-11-20', 3), mark('2026-11-21', 4))).Put,
  ).toMatchObject({
    Item: { player: 'p', topic: 'wheel', revision: 4, day: '2026-11-21' },
    ConditionExpression: '#revision = :revision',
    ExpressionAttributeValues: { ':revision': 3 },
  });
  expect(requestOf(store.replace('p', 'wheel', neverYet, mark('2026-11-21', 1))).Put).toMatchObject({
    ConditionExpression: 'attribute_not_exists(#revision)',
  });
});

it('refuses to write a mark that was never set', () => {
  expect(() => setup().replace('p', 'bonus', neverYet, neverYet)).toThrow('never set');
});
