import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { createAuditStore, type AuditEntry } from './audit-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2027-11-22T12:00:00.000Z');

const entry: AuditEntry = {
  id: auditId(at, 'ada adjust 1'),
  at,
  actor: 'ada',
  act: 'balance-adjusted',
  subject: { kind: 'order', id: 'o-1', player: 'mei' },
  reason: 'A parcel was lost',
  detail: { account: 'player:gold', amount: 500 },
};

function setup() {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
  const store = createAuditStore(client, 'audit', () => at);
  const item = (each: AuditEntry) => requestOf(store.record(each)).Put?.Item as Record<string, unknown>;
  const queries = () => dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
  return { store, item, queries };
}

beforeEach(() => {
  dynamoDb.reset();
  dynamoDb.on(QueryCommand).resolves({});
});

describe('record', () => {
  it('writes a new entry only, which is read back unchanged', async () => {
    const { store, item } = setup();
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [item(entry)] })
      .resolves({});

    expect(requestOf(store.record(entry)).Put).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#id)',
    });
    expect(await store.page({ limit: 10 })).toEqual({ entries: [entry], next: null });
  });

  it('indexes an entry by actor, subject and player', () => {
    expect(setup().item(entry)).toMatchObject({
      partitionKey: '2027',
      actor: 'ada',
      subject: 'order#o-1',
      player: 'mei',
    });
    expect(setup().item({ ...entry, subject: { kind: 'player', id: 'li' } })).toMatchObject({
      subject: 'player#li',
      player: 'li',
    });
    expect(setup().item({ ...entry, subject: { kind: 'product', id: 'mug' } })).not.toHaveProperty('player');
  });

  it('derives the id from request and instant', () => {
    expect(auditId(at, 'a')).toBe(auditId(at, 'a'));
    expect(auditId(at, 'a')).not.toBe(auditId(at, 'b'));
    expect(auditId(at, 'a') < auditId(new Date(at.getTime() + 1), 'a')).toBe(true);
  });
});

describe('page', () => {
  it('reads back year by year, and stops once the page is full', async () => {
    const { store, item, queries } = setup();
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({})
      .resolvesOnce({ Items: [item(entry)] })
      .resolves({});

    const page = await store.page({ limit: 1 });

    expect(page).toEqual({ entries: [entry], next: null });
    expect(
      queries().map(({ ExpressionAttributeValues }) => ExpressionAttributeValues?.[':partitionKey']),
    ).toEqual(['2027', '2026']);
    await store.page({ limit: 1, before: '2026-03-01T00:00:00.000Z#x' });
    expect(queries().at(-1)?.ExpressionAttributeValues).toMatchObject({ ':partitionKey': '2026' });
    expect(queries()).toHaveLength(3);
  });

  it('returns a cursor, for which it reads one more entry', async () => {
    const { store, item, queries } = setup();
    const older = { ...entry, id: '2026-01-02' };
    dynamoDb.on(QueryCommand).resolvesOnce({ Items: [item(entry), item(older)] });

    expect((await store.page({ limit: 1, actor: 'ada' })).next).toBe(entry.id);
    expect(queries()).toHaveLength(1);
    expect(queries()[0]).toMatchObject({ IndexName: 'by-actor', Limit: 2, ScanIndexForward: false });
  });

  it('stops after a bounded number of reads and returns the cursor with a short page', async () => {
    const { store, item, queries } = setup();
    const rare = { ...entry, subject: { kind: 'gift-pool', id: 'mug' } } as const;
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [item(rare)], LastEvaluatedKey: { id: '2027-02' } })
      .resolves({ Items: [], LastEvaluatedKey: { id: '2027-01' } });

    const first = await store.page({ limit: 10, kind: 'gift-pool' });
    const reads = queries().length;
    const second = await store.page({ limit: 10, kind: 'gift-pool', before: '2027-01' });

    expect(first).toEqual({ entries: [rare], next: '2027-01' });
    expect([reads, queries().length]).toEqual([8, 16]);
    expect(second).toEqual({ entries: [], next: '2027-01' });
  });

  it('reads the narrowest index, filters by the rest, and continues over empty results', async () => {
    const { store, item, queries } = setup();
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: [], LastEvaluatedKey: { id: 'x' } })
      .resolvesOnce({ Items: [item(entry)] })
      .resolves({});

    const page = await store.page({
      limit: 5,
      actor: 'ada',
      player: 'mei',
      subject: { kind: 'order', id: 'o-1' },
    });

    expect(page.entries).toEqual([entry]);
    expect(queries()[1]).toMatchObject({
      IndexName: 'by-subject',
      ExclusiveStartKey: { id: 'x' },
      FilterExpression: '#player = :player AND #actor = :actor',
    });
    expect(queries()[1]).not.toHaveProperty('Limit');
  });
});
