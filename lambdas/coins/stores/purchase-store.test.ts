import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claimOffer, noPurchaseYet } from '#domain/coins/first-purchase';
import { awaitPayment, endPurchase, type Purchase, withCheckout } from '#domain/coins/purchase';
import { unnamedDispute } from '#domain/coins/purchase-dispute';
import { begun, credited, later } from '#domain/coins/purchase-fixture';
import { amount } from '#domain/money/coin';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createPurchaseStore } from './purchase-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const store = createPurchaseStore(
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
  'purchases',
);
const { player, id } = begun();
const itemOf = (purchase: Purchase) => requestOf(store.begin(purchase)).Put?.Item as Record<string, unknown>;
const isTaken = new ConditionalCheckFailedException({ message: 'taken', $metadata: {} });

beforeEach(() => dynamoDb.reset());

describe('find', () => {
  it.each([
    ['just begun', begun()],
    ['with a checkout', withCheckout(begun(), { id: 'cs_1', url: '/pay' })],
    ['credited', credited()],
    ['with a settled refund', { ...credited(), refundSettledAt: later(9) }],
    ['disputed twice', { ...credited(), disputes: { dp_1: 'won', dp_2: 'open' } } satisfies Purchase],
  ])('reads back a purchase that is %s', async (_case, purchase) => {
    dynamoDb
      .on(GetCommand, { TableName: 'purchases', Key: { player, id }, ConsistentRead: true })
      .resolves({ Item: itemOf(purchase) });

    expect(await store.find(player, id)).toEqual(purchase);
  });

  it.each([
    ['open', { [unnamedDispute]: 'open' }],
    [null, {}],
  ])('reads an item with the dispute %s of a release before disputes had ids', async (dispute, disputes) => {
    const { disputes: _none, ...item } = itemOf(credited());
    dynamoDb.on(GetCommand).resolves({ Item: { ...item, dispute } });

    expect(await store.find(player, id)).toEqual({ ...credited(), disputes });
  });

  it.each(['first', 'sandbox 2026-11-21-120000000-3f9a1c', 'signing-secret'])(
    'returns undefined for the id %s of another item without a read',
    async (other) => {
      expect(await store.find(player, other)).toBeUndefined();
      expect(dynamoDb.commandCalls(GetCommand)).toEqual([]);
    },
  );
});

describe('openSince', () => {
  it.each([
    ['begun', begun(), 'open'],
    ['pending', awaitPayment(begun(), later(1))!, 'open'],
    ['credited', credited(), undefined],
    ['expired', endPurchase(begun(), { state: 'expired', at: later(46) })!, undefined],
  ])('indexes a purchase that is %s as %s', (_case, purchase, mark) => {
    expect(itemOf(purchase)['open']).toBe(mark);
    expect(itemOf(purchase)['createdAt']).toBe(purchase.createdAt.getTime());
  });

  it('pages through the index, oldest first', async () => {
    const after = { player, id, open: 'open', createdAt: 1 };
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ ...after }], LastEvaluatedKey: after })
      .resolvesOnce({ Items: [] });

    const pages: unknown[] = [];
    for await (const page of store.openSince(later(5))) pages.push(page);

    expect(pages).toEqual([[{ player, id }], []]);
    const [first, second] = dynamoDb.commandCalls(QueryCommand).map((call) => call.args[0].input);
    expect(first).toMatchObject({
      IndexName: 'by-state',
      ExpressionAttributeValues: { ':open': 'open', ':createdAt': later(5).getTime() },
    });
    expect(second?.ExclusiveStartKey).toEqual(after);
  });
});

describe('refundsDue', () => {
  it('lists purchases whose money is due, of which no other item has the mark', async () => {
    const refundDue = {
      cents: 499,
      gold: amount(50_000),
      sweepsUnplayed: amount(500),
      sweepsRedeemable: amount(0),
      attempt: 4,
    };
    dynamoDb.on(QueryCommand).resolves({ Items: [{ player, id }] });

    const pages: unknown[] = [];
    for await (const page of store.refundsDue()) pages.push(page);

    expect(pages).toEqual([[{ player, id }]]);
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'by-state',
      ExpressionAttributeValues: { ':open': 'refund-due' },
    });
    const written = (purchase: Purchase) => requestOf(store.replace(begun(), purchase)).Put?.Item?.['open'];
    expect(written({ ...credited(), refundDue })).toBe('refund-due');
    expect(written(credited())).toBeUndefined();
    expect(written(begun())).toBe('open');
  });
});

describe('refundsGivenUp', () => {
  it('pages through purchases whose last refund was given up, which have a mark of their own', async () => {
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ player, id }], LastEvaluatedKey: { player, id } })
      .resolvesOnce({ Items: [{ player, id: 'later' }] });

    const pages: unknown[] = [];
    for await (const page of store.refundsGivenUp()) pages.push(page);

    expect(pages).toEqual([[{ player, id }], [{ player, id: 'later' }]]);
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'by-state',
      ExpressionAttributeValues: { ':open': 'refund-given-up' },
      Limit: 100,
    });
    const givenUp = { state: 'credited', at: later(9), reason: 'refund-refused' } as const;
    const purchase = { ...credited(), timeline: [...credited().timeline, givenUp] };
    expect(itemOf(purchase)['open']).toBe('refund-given-up');
    const settled = { ...purchase, refundSettledAt: later(10) };
    expect(itemOf(settled)).not.toHaveProperty('open');
  });
});

describe('findAll', () => {
  it('reads purchases together and leaves out those that do not exist', async () => {
    dynamoDb.on(BatchGetCommand).resolves({ Responses: { purchases: [itemOf(credited())] } });

    const names = [
      { player, id },
      { player, id: 'none' },
    ];
    expect(await store.findAll(names)).toEqual([credited()]);

    expect(dynamoDb.commandCalls(BatchGetCommand)).toHaveLength(1);
    expect(dynamoDb.commandCalls(GetCommand)).toEqual([]);
  });
});

describe('begin, replace, replaceFirst and save', () => {
  it('never overwrite a purchase with a new one', () => {
    expect(requestOf(store.begin(begun())).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#revision)',
    });
  });

  it('replace a purchase under an optimistic lock', () => {
    expect(requestOf(store.replace(begun(), credited())).Put).toMatchObject({
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeValues: { ':revision': 1 },
      Item: { revision: 2 },
    });
  });

  it('write the first-purchase state under an optimistic lock', () => {
    const claimed = claimOffer(noPurchaseYet(player), id);

    expect(requestOf(store.replaceFirst(noPurchaseYet(player), claimed)).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#revision)',
      Item: { player, id: 'first', offer: id, revision: 1 },
    });
    expect(requestOf(store.replaceFirst(claimed, claimOffer(claimed, 'other'))).Put).toMatchObject({
      ExpressionAttributeValues: { ':revision': 1 },
    });
  });

  it('return false when the purchase has changed, and rethrow other errors', async () => {
    dynamoDb.on(PutCommand).resolvesOnce({}).rejectsOnce(isTaken).rejectsOnce(new Error('away'));

    expect(await store.save(begun(), credited())).toBe(true);
    expect(await store.save(begun(), credited())).toBe(false);
    await expect(store.save(begun(), credited())).rejects.toThrow('away');
  });
});

describe('first', () => {
  it('returns an empty state for a new player, and later what was written', async () => {
    dynamoDb
      .on(GetCommand)
      .resolvesOnce({})
      .resolvesOnce({ Item: { ...claimOffer(noPurchaseYet(player), id), id: 'first' } });

    expect(await store.first(player)).toEqual(noPurchaseYet(player));
    expect(await store.first(player)).toEqual({ player, offer: id, paid: null, revision: 1 });
  });
});

describe('page', () => {
  it("reads only purchases among the player's items", async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [itemOf(credited()), itemOf(begun())] });

    const { purchases, next } = await store.page(player, { limit: 1 });
    await store.page(player, { limit: 1, before: 'zzz' });
    await store.page(player, { limit: 1, before: '2026' });

    expect(purchases).toEqual([credited()]);
    expect(next).toBe(id);
    const cursors = dynamoDb
      .commandCalls(QueryCommand)
      .map((call) => call.args[0].input.ExpressionAttributeValues?.[':id'] as string);
    expect(cursors).toEqual([':', ':', '2026']);
  });
});
