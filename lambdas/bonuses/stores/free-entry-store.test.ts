import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { creditedEntry, type FreeEntry } from '#domain/coins/free-entry';
import { entryCode } from '#domain/coins/postal-code';
import type { LocalDay } from '#domain/player/local-day';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createFreeEntryStore } from './free-entry-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');
const table = 'free-entries';
const entryOf = (day: string): FreeEntry =>
  creditedEntry({ player: 'p', way: 'online', day: day as LocalDay, at, letter: null });
const entry = entryOf('2026-11-21');

function setup() {
  return createFreeEntryStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    table,
  );
}

/** The item that a write stores. */
function written(write: Parameters<typeof requestOf>[0]): Record<string, unknown> {
  return requestOf(write).Put?.Item as Record<string, unknown>;
}

function stored(item: Record<string, unknown>): void {
  const { player, id } = item;
  dynamoDb
    .on(GetCommand, { TableName: table, Key: { player, id }, ConsistentRead: true })
    .resolves({ Item: item });
}

beforeEach(() => {
  dynamoDb.reset();
  dynamoDb.on(GetCommand).resolves({});
});

describe('free entries', () => {
  it('reads back an entry', async () => {
    const store = setup();
    stored(written(store.add(entry)));

    expect(await store.find('p', '2026-11-21')).toEqual(entry);
    expect(await store.find('p', '2026-11-20')).toBeUndefined();
  });

  it('never overwrites an entry', () => {
    expect(requestOf(setup().add(entry)).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#id)',
    });
  });

  it("returns a page of the player's entries, newest first", async () => {
    const store = setup();
    const items = ['2026-11-21', '2026-11-20', '2026-11-19'].map((day) => written(store.add(entryOf(day))));
    dynamoDb.on(QueryCommand).resolves({ Items: items });

    const page = await store.page('p', { limit: 2 });

    expect(page.entries.map(({ id }) => id)).toEqual(['2026-11-21', '2026-11-20']);
    expect(page.next).toBe('2026-11-20');
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      ScanIndexForward: false,
      Limit: 3,
    });
  });

  it.each([
    [undefined, ':'],
    ['2026-11-20', '2026-11-20'],
    ['postal-code-and-more', ':'],
  ])('queries only entries by day: before %s uses before %s', async (before, expected) => {
    dynamoDb.on(QueryCommand).resolves({ Items: [] });

    expect(await setup().page('p', { limit: 2, before })).toEqual({ entries: [], next: null });

    const { ExpressionAttributeValues } = dynamoDb.commandCalls(QueryCommand)[0]!.args[0].input;
    expect(ExpressionAttributeValues).toEqual({ ':player': 'p', ':id': expected });
  });
});

describe('places of kind home', () => {
  it('have two entries a day', async () => {
    const store = setup();
    const home = { kind: 'home', hash: 'h', day: '2026-11-21' as LocalDay } as const;
    const left = [await store.nextEntryOf(home)];

    for (const entry of [1, 2]) {
      stored(written(store.useEntryOf(home, entry, at)));
      left.push(await store.nextEntryOf(home));
    }

    expect(left).toEqual([1, 2, null]);
  });
});

describe('places of kind address', () => {
  const address = { kind: 'address' as const, hash: 'h', day: entry.day };

  it('have one entry a day, which expires later', async () => {
    const store = setup();
    const item = written(store.useEntryOf(address, 1, at));
    stored(item);

    expect(await store.nextEntryOf(address)).toBeNull();
    expect(await store.nextEntryOf({ ...address, day: '2026-11-22' as LocalDay })).toBe(1);
    expect(item).toEqual({ player: 'address#h', id: '2026-11-21', expiresAt: at.getTime() / 1000 });
    expect(requestOf(store.useEntryOf(address, 1, at)).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#id)',
    });
  });
});

describe('placeOfDay', () => {
  const home = '1 PIER RD 73301';
  const day = entry.day;
  const keyed = (letter: string) =>
    stored({ player: '#address-key', id: 'key', key: Buffer.alloc(32, letter).toString('base64') });

  it('returns the same hash for the same address and day only', async () => {
    keyed('k');
    const store = setup();

    const { hash } = await store.placeOfDay('address', home, day);

    expect(await setup().placeOfDay('address', home, day)).toEqual({ kind: 'address', hash, day });
    expect((await store.placeOfDay('address', '2 PIER RD 73301', day)).hash).not.toBe(hash);
    expect((await store.placeOfDay('address', home, '2026-11-22' as LocalDay)).hash).not.toBe(hash);
  });

  it("returns a hash that depends on the stage's key", async () => {
    keyed('k');
    const { hash } = await setup().placeOfDay('address', home, day);
    keyed('o');
    const other = await setup().placeOfDay('address', home, day);

    const tried = createHash('sha256')
      .update(JSON.stringify([day, home]))
      .digest('base64url');
    expect([tried, other.hash]).not.toContain(hash);
  });

  it('creates the key if absent, and uses the key of a concurrent request', async () => {
    const concurrentKey = { Item: { key: Buffer.alloc(32, 'k').toString('base64') } };
    dynamoDb.on(GetCommand).resolvesOnce({}).resolves(concurrentKey);
    const failed = new ConditionalCheckFailedException({ message: 'there', $metadata: {} });
    dynamoDb.on(PutCommand).rejects(failed);

    const { hash } = await setup().placeOfDay('address', home, day);

    keyed('k');
    expect((await setup().placeOfDay('address', home, day)).hash).toBe(hash);
    expect(dynamoDb.commandCalls(PutCommand)).toHaveLength(1);
  });
});

describe('giveCode', () => {
  const code = entryCode(42n);

  it('links player and code in both directions, only if absent', async () => {
    const store = setup();
    const writes = store.giveCode('p', code);
    for (const write of writes) stored(written(write));

    expect(await store.codeOf('p')).toBe(code);
    expect(await store.holderOf(code)).toBe('p');
    expect(await store.holderOf(entryCode(43n))).toBeUndefined();
    expect(await store.codeOf('q')).toBeUndefined();
    for (const write of writes)
      expect(requestOf(write).Put).toMatchObject({ ConditionExpression: 'attribute_not_exists(#id)' });
  });
});
