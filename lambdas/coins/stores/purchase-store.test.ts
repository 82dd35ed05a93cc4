import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { claimOffer, noPurchaseYet } from '#domain/coins/first-purchase';
import { awaitPayment, endPurchase, type Purchase, withCheckout } from '#domain/coins/purchase';
import { begun, credited, later } from '#domain/coins/purchase-fixture';
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
  ])('reads back what it writes of a purchase that is %s', async (_case, purchase) => {
    dynamoDb
      .on(GetCommand, { TableName: 'purchases', Key: { player, id }, ConsistentRead: true })
      .resolves({ Item: itemOf(purchase) });

    expect(await store.find(player, id)).toEqual(purchase);
  });

  it.each(['first', 'sandbox 2026-11-21-120000000-3f9a1c', 'signing-secret'])(
    'finds no purchase in %s, which lies beside them, and does not even look',
    async (other) => {
      expect(await store.find(player, other)).toBeUndefined();
      expect(dynamoDb.commandCalls(GetCommand)).toEqual([]);
    },
  );
});

describe('the index of what may still be paid', () => {
  it.each([
    ['begun', begun(), 'open'],
    ['pending', awaitPayment(begun(), later(1))!, 'open'],
    ['credited', credited(), undefined],
    ['expired', endPurchase(begun(), { state: 'expired', at: later(46) })!, undefined],
  ])('holds a purchase that is %s: %s', (_case, purchase, mark) => {
    expect(itemOf(purchase)['open']).toBe(mark);
    expect(itemOf(purchase)['createdAt']).toBe(purchase.createdAt.getTime());
  });

  it('is read a page at a time, the oldest first', async () => {
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
      ExpressionAttributeValues: { ':open': 'open', ':before': later(5).getTime() },
    });
    expect(second?.ExclusiveStartKey).toEqual(after);
  });
});

describe('writes', () => {
  it('begin a purchase never over another', () => {
    expect(requestOf(store.begin(begun())).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#revision)',
    });
  });

  it('replace one only while it is what was read', () => {
    expect(requestOf(store.replace(begun(), credited())).Put).toMatchObject({
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeValues: { ':revision': 1 },
      Item: { revision: 2 },
    });
  });

  it('keep what is remembered of a first purchase under the same rule', () => {
    const claimed = claimOffer(noPurchaseYet(player), id);

    expect(requestOf(store.replaceFirst(noPurchaseYet(player), claimed)).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#revision)',
      Item: { player, id: 'first', offer: id, revision: 1 },
    });
    expect(requestOf(store.replaceFirst(claimed, claimOffer(claimed, 'other'))).Put).toMatchObject({
      ExpressionAttributeValues: { ':revision': 1 },
    });
  });

  it('tell whether a purchase was still the one that was read', async () => {
    dynamoDb.on(PutCommand).resolvesOnce({}).rejectsOnce(isTaken).rejectsOnce(new Error('away'));

    expect(await store.save(begun(), credited())).toBe(true);
    expect(await store.save(begun(), credited())).toBe(false);
    await expect(store.save(begun(), credited())).rejects.toThrow('away');
  });
});

describe('first', () => {
  it('is nothing before anything was bought, and later what was written', async () => {
    dynamoDb
      .on(GetCommand)
      .resolvesOnce({})
      .resolvesOnce({ Item: { ...claimOffer(noPurchaseYet(player), id), id: 'first' } });

    expect(await store.first(player)).toEqual(noPurchaseYet(player));
    expect(await store.first(player)).toEqual({ player, offer: id, paid: null, revision: 1 });
  });
});

describe('page', () => {
  it('asks for purchases alone, whatever else the table holds of the player', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [itemOf(credited()), itemOf(begun())] });

    const { purchases, next } = await store.page(player, { limit: 1 });
    await store.page(player, { limit: 1, before: 'zzz' });
    await store.page(player, { limit: 1, before: '2026' });

    expect(purchases).toEqual([credited()]);
    expect(next).toBe(id);
    const asked = dynamoDb
      .commandCalls(QueryCommand)
      .map((call) => call.args[0].input.ExpressionAttributeValues?.[':before'] as string);
    expect(asked).toEqual([':', ':', '2026']);
  });
});
