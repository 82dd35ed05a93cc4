import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdjustedAlone } from '#domain/approvals/adjusted-alone';
import { type ApprovalRequest, requestApproval } from '#domain/approvals/approval-request';
import { amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createApprovalStore } from './approval-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const store = createApprovalStore(client, 'approvals');
const at = new Date('2026-11-21T12:00:00.000Z');
const waiting = requestApproval(
  {
    kind: 'adjustment',
    player: 'mei',
    account: 'player:sweeps-redeemable',
    amount: amount(20_000),
    reason: 'A prize that never came',
  },
  { id: 'r', by: 'ann', at },
);
const approved: ApprovalRequest = { ...waiting, decision: { verdict: 'approved', by: 'bo', at } };
const lapsed: ApprovalRequest = { ...waiting, lapse: { because: 'left-group', at } };
const putOf = (write: Parameters<typeof requestOf>[0]) => requestOf(write).Put;

beforeEach(() => dynamoDb.reset());

describe('ApprovalRequest', () => {
  it.each([
    ['waits', waiting],
    ['is decided', approved],
    ['lapsed', lapsed],
  ])('reads back a request that %s', async (_how, request) => {
    const Key = { subject: 'request', id: 'r' };
    const Item = putOf(store.close(request))?.Item ?? {};
    dynamoDb.on(GetCommand, { TableName: 'approvals', Key, ConsistentRead: true }).resolves({ Item });

    expect(await store.find('r')).toEqual(request);
  });

  it('writes the request and its idempotency key only if both are new', async () => {
    const writes = store.submit(waiting, { name: 'key', input: 'hash' }).map(putOf);

    expect(writes).toMatchObject([
      { Item: { subject: 'request', id: 'r' }, ConditionExpression: 'attribute_not_exists(#id)' },
      {
        Item: { subject: 'key', id: 'key', request: 'r', input: 'hash' },
        ConditionExpression: 'attribute_not_exists(#id)',
      },
    ]);
    expect(writes[0]?.Item).not.toHaveProperty('decision');
  });

  it.each([approved, lapsed])('closes a request only while it has neither decision nor lapse', (closed) => {
    expect(putOf(store.close(closed))).toMatchObject({
      ConditionExpression:
        'attribute_exists(#id) AND attribute_not_exists(#decision) AND attribute_not_exists(#lapse)',
      ExpressionAttributeNames: { '#id': 'id', '#decision': 'decision', '#lapse': 'lapse' },
    });
  });

  it('returns requests only, in pages, newest first', async () => {
    const items = [approved, waiting].map((each) => putOf(store.close(each))?.Item ?? {});
    dynamoDb.on(QueryCommand).resolves({ Items: items, LastEvaluatedKey: { id: 'r' } });

    expect(await store.page({ limit: 2, before: 's' })).toEqual({ requests: [approved, waiting], next: 'r' });
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      KeyConditionExpression: '#subject = :subject AND #id < :id',
      Limit: 3,
      ExpressionAttributeValues: { ':subject': 'request', ':id': 's' },
      ScanIndexForward: false,
      ConsistentRead: true,
    });
  });
});

describe('countAlone', () => {
  const counted: AdjustedAlone = { day: '2026-11-21' as LocalDay, sweeps: amount(500) };

  it('writes the count only if it has not changed since it was read', () => {
    expect(putOf(store.countAlone('mei', undefined, counted))).toMatchObject({
      Item: { subject: 'alone', id: 'mei', day: '2026-11-21', sweeps: 500 },
      ConditionExpression: 'attribute_not_exists(#id)',
    });
    expect(putOf(store.countAlone('mei', counted, { ...counted, sweeps: amount(900) }))).toMatchObject({
      Item: { sweeps: 900 },
      ConditionExpression: '#day = :day AND #sweeps = :sweeps',
      ExpressionAttributeValues: { ':day': '2026-11-21', ':sweeps': 500 },
    });
  });

  it('reads back the count', async () => {
    const Item = putOf(store.countAlone('mei', undefined, counted))?.Item ?? {};
    dynamoDb.on(GetCommand).resolves({ Item });

    expect(await store.adjustedAlone('mei')).toEqual(counted);
  });
});
