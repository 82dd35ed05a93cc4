import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Reservation } from '#domain/rewards/reservation';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createReservationStore } from './reservation-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const now = new Date('2026-11-21T12:00:00.000Z');
const held: Reservation = {
  id: 'r1',
  player: 'p',
  cartVersion: 4,
  holdsOfDay: null,
  state: 'held',
  lines: [
    {
      product: 'mug',
      name: 'Mug',
      image: null,
      category: null,
      quantity: 2,
      price: amount(1000),
      terms: null,
    },
  ],
  expiresAt: now,
};

function setup() {
  return createReservationStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'reservations',
  );
}

beforeEach(() => dynamoDb.reset());

it('createReservationStore reads back what it writes, with a strongly consistent read', async () => {
  const store = setup();
  const { Put } = requestOf(store.replace(undefined, held));
  dynamoDb
    .on(GetCommand, { TableName: 'reservations', Key: { player: 'p' }, ConsistentRead: true })
    .resolves({ Item: Put?.Item as Record<string, unknown> });

  expect(await store.load('p')).toEqual(held);
});

it('createReservationStore returns undefined when there is no reservation', async () => {
  const store = setup();
  dynamoDb.on(GetCommand).resolves({});

  expect(await store.load('p')).toBeUndefined();
});

describe('replace', () => {
  it('writes the first reservation, marked as held, only where there is none', () => {
    expect(requestOf(setup().replace(undefined, held)).Put).toMatchObject({
      Item: { player: 'p', held: 'held', expiresAt: now.getTime() },
      ConditionExpression: 'attribute_not_exists(#id)',
      ExpressionAttributeNames: { '#id': 'id' },
    });
  });

  it('replaces only the reservation that was read, in the state that was read', () => {
    expect(requestOf(setup().replace(held, { ...held, id: 'r2' })).Put).toMatchObject({
      Item: { id: 'r2' },
      ConditionExpression: '#id = :id AND #state = :state',
      ExpressionAttributeValues: { ':id': 'r1', ':state': 'held' },
    });
  });
});

describe('order, lapse and release', () => {
  const store = setup();

  it.each([
    ['an order, in time', store.order(held, now), 'ordered', ' AND #expiresAt > :now'],
    ['a lapse, after its time', store.lapse(held, now), 'lapsed', ' AND #expiresAt <= :now'],
    ['a release', store.release(held), 'released', ''],
  ])(
    'write the state of %s under the condition that this hold is open, and remove the mark',
    (_case, write, state, timely) => {
      const { Update } = requestOf(write);

      expect(Update).toMatchObject({
        Key: { player: 'p' },
        ConditionExpression: `#id = :id AND #held = :held${timely}`,
        ExpressionAttributeValues: { ':id': 'r1', ':held': 'held', ':state': state },
      });
      expect(Update?.UpdateExpression).toBe('SET #state = :state REMOVE #held');
      if (timely) expect(Update?.ExpressionAttributeValues?.[':now']).toBe(now.getTime());
    },
  );

  it('declare only the placeholders that they use, since DynamoDB rejects unused ones', () => {
    for (const write of [store.order(held, now), store.lapse(held, now), store.release(held)]) {
      const { UpdateExpression, ConditionExpression, ...update } = requestOf(write).Update!;
      const used = `${UpdateExpression} ${ConditionExpression}`.match(/[#:]\w+/g);

      const named = [
        ...Object.keys(update.ExpressionAttributeNames ?? {}),
        ...Object.keys(update.ExpressionAttributeValues ?? {}),
      ];
      expect([...new Set(used)].sort()).toEqual(named.sort());
    }
  });
});

describe('due', () => {
  it('pages through all expired holds', async () => {
    const store = setup();
    const item = (player: string) => ({ player, id: `of ${player}`, held: 'held', expiresAt: 1 });
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [item('a'), item('b')], LastEvaluatedKey: { player: 'b' } })
      .resolvesOnce({ Items: [item('c')] });

    const pages: unknown[] = [];
    for await (const page of store.due(now)) pages.push(page);

    expect(pages).toEqual([
      [
        { player: 'a', reservation: 'of a' },
        { player: 'b', reservation: 'of b' },
      ],
      [{ player: 'c', reservation: 'of c' }],
    ]);
    const [first, second] = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(first).toMatchObject({
      IndexName: 'by-expiry',
      KeyConditionExpression: '#held = :held AND #expiresAt <= :now',
      ExpressionAttributeValues: { ':held': 'held', ':now': now.getTime() },
    });
    expect(second?.ExclusiveStartKey).toEqual({ player: 'b' });
  });
});
