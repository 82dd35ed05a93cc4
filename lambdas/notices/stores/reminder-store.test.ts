import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { ifAll, ifEqual } from '#lambdas/runtime/aws/conditions';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { type AbsenceReminder, createReminderStore, type LimitReminder } from './reminder-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const now = new Date('2026-11-21T12:00:00.000Z');
const dayMs = 86_400_000;
const absence: AbsenceReminder = {
  about: 'absence',
  player: 'p',
  countsFrom: now,
  next: 7,
  isWarned: true,
};
const limit: LimitReminder = {
  about: 'limit',
  player: 'p',
  thing: 'loss-sweeps',
  period: 'day',
  most: null,
  from: new Date(now.getTime() + dayMs),
};
const conditionFailed = () => new ConditionalCheckFailedException({ $metadata: {}, message: 'failed' });

function setup() {
  return createReminderStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'notices',
  );
}

beforeEach(() => dynamoDb.reset());

it('due returns reminders on their day', async () => {
  const store = setup();
  dynamoDb.on(PutCommand).resolves({});
  await store.recordPresence('p', now);
  await store.remindOfLimit(limit);
  const items = dynamoDb.commandCalls(PutCommand).map(({ args }) => args[0].input.Item!);
  // A day of the index contains only its own reminders.
  dynamoDb
    .on(QueryCommand)
    .callsFake(({ ExpressionAttributeValues: { ':dueOn': day, ':dueAt': until } }) => ({
      Items: items.filter(({ dueOn, dueAt }) => dueOn === day && dueAt <= until),
    }));

  const found = async (days: number) => {
    const all = [];
    for await (const page of store.due(new Date(now.getTime() + days * dayMs))) all.push(...page);
    return all;
  };

  expect(await found(0.99)).toEqual([]);
  expect(await found(1)).toEqual([limit]);
  expect(await found(29.9)).toEqual([]);
  expect(await found(30)).toEqual([{ ...absence, next: 30, isWarned: false }]);
  expect(await found(43.9)).toHaveLength(1);
});

it('due returns an absence of an earlier release as one without a warning', async () => {
  const item = { player: 'p', id: '#presence', countsFrom: now.toISOString(), next: 0 };
  dynamoDb
    .on(QueryCommand)
    .resolvesOnce({ Items: [item] })
    .resolves({ Items: [] });

  const pages = [];
  for await (const page of setup().due(now)) pages.push(page);

  expect(pages[0]).toEqual([{ ...absence, next: 0, isWarned: false }]);
});

it('due reads page by page', async () => {
  const more = { Items: [], LastEvaluatedKey: { player: 'p' } };
  dynamoDb.on(QueryCommand).resolvesOnce(more).resolves({ Items: [] });

  const pages = [];
  for await (const page of setup().due(now)) pages.push(page);

  // Two weeks and today, one of them in two pages.
  expect(pages).toHaveLength(16);
});

it('advance moves an absence only while the player was not seen, and removes it from the index at its end', async () => {
  dynamoDb.on(UpdateCommand).rejectsOnce(conditionFailed()).resolves({});
  const store = setup();

  await store.advance(absence, { countsFrom: now, next: 1, isWarned: true });
  await store.advance(absence, null);

  const isUnchanged = ifAll(ifEqual('countsFrom', now.toISOString()), ifEqual('next', 7));
  const [moved, ended] = dynamoDb.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
  expect(moved).toMatchObject({
    Key: { player: 'p', id: '#presence' },
    ...updateOf({
      set: {
        countsFrom: now.toISOString(),
        next: 1,
        isWarned: true,
        dueOn: '2027-01-19',
        dueAt: expect.stringMatching(/^2027-01-19T/) as string,
      },
      when: isUnchanged,
    }),
  });
  expect(ended).toMatchObject(updateOf({ remove: ['dueOn', 'dueAt'], when: isUnchanged }));
  expect(requestOf(store.end(absence)).Update).toEqual(ended);
});

it('drop removes a limit reminder unless a newer one replaced it', async () => {
  dynamoDb.on(DeleteCommand).rejectsOnce(conditionFailed()).rejects(new Error('away'));
  const store = setup();

  await store.drop(limit);
  await expect(store.drop(limit)).rejects.toThrow('away');

  expect(dynamoDb.commandCalls(DeleteCommand)[0]!.args[0].input).toMatchObject({
    Key: { player: 'p', id: '#limit#loss-sweeps day' },
    ConditionExpression: '#dueAt = :dueAt',
    ExpressionAttributeValues: { ':dueAt': limit.from.toISOString() },
  });
});
