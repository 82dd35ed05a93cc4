import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ifPresent } from '#lambdas/runtime/aws/conditions';
import { updateOf } from '#lambdas/runtime/aws/updates';
import { createNoticeStore, type NewNotice } from './notice-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const at = new Date('2026-11-21T12:00:00.000Z');
const notice: NewNotice = {
  player: 'p',
  id: '2026-11-21T12:00:01.000Z-0a1b2c3d',
  event: 'e-1',
  kind: 'free-entry',
  at,
  title: 'Your free entry: 5.00 SC',
  text: 'We took your entry.',
  link: '/Coins',
};
const canceled = (...CancellationReasons: object[]) =>
  new TransactionCanceledException({ $metadata: {}, message: 'canceled', CancellationReasons });
const conditionFailed = () => new ConditionalCheckFailedException({ $metadata: {}, message: 'failed' });

function setup() {
  return createNoticeStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'notices',
  );
}

beforeEach(() => dynamoDb.reset());

describe('notices', () => {
  it('are written with the mark of their event, both with a TTL of a year, and read back', async () => {
    const store = setup();
    dynamoDb.on(TransactWriteCommand).resolves({});

    expect(await store.write(notice, at)).toBe(notice.id);

    const [mark, item] = dynamoDb
      .commandCalls(TransactWriteCommand)[0]!
      .args[0].input.TransactItems!.map(({ Put }) => Put!);
    const expiresAt = at.getTime() / 1000 + 365 * 86_400;
    expect(mark!.Item).toEqual({ player: 'p', id: '#event#e-1', notice: notice.id, expiresAt });
    expect([mark, item].map((put) => put!.ConditionExpression)).toEqual(
      Array(2).fill('attribute_not_exists(#id)'),
    );
    expect(item!.Item).not.toHaveProperty('event');
    dynamoDb.on(GetCommand).resolves({ Item: item!.Item as Record<string, unknown> });
    const { event: _event, ...read } = notice;
    expect(await store.find('p', notice.id)).toEqual({ ...read, mailedAt: null });
  });

  it('keep the first notice of an event', async () => {
    const known = marshall({ player: 'p', id: '#event#e-1', notice: 'the-first' });
    dynamoDb
      .on(TransactWriteCommand)
      .rejects(canceled({ Code: 'ConditionalCheckFailed', Item: known }, { Code: 'None' }));

    expect(await setup().write(notice, at)).toBe('the-first');
  });

  it.each([
    ['another is being written', canceled({ Code: 'TransactionConflict' }, { Code: 'None' })],
    ['its id is taken by another event', canceled({ Code: 'None' }, { Code: 'ConditionalCheckFailed' })],
    ['the table is away', new Error('away')],
  ])('throw for a retry when %s', async (_why, error) => {
    dynamoDb.on(TransactWriteCommand).rejects(error);

    await expect(setup().write(notice, at)).rejects.toBe(error);
  });

  it('are marked as mailed only if they exist', async () => {
    dynamoDb.on(UpdateCommand).rejectsOnce(conditionFailed()).resolves({});
    const store = setup();

    await store.markMailed(notice, at);
    await store.markMailed(notice, at);

    expect(dynamoDb.commandCalls(UpdateCommand)[1]!.args[0].input).toMatchObject({
      Key: { player: 'p', id: notice.id },
      ...updateOf({ set: { mailedAt: at.toISOString() }, when: ifPresent('id') }),
    });
  });

  it('do not include other items of the table', async () => {
    dynamoDb.on(GetCommand).resolves({ Item: { player: 'p', id: '#inbox', readUpTo: 'x' } });

    expect(await setup().find('p', '#inbox')).toBeUndefined();
  });
});

describe('the inbox', () => {
  const item = (index: number) => ({
    player: 'p',
    id: `2026-${index}`,
    kind: 'free-entry',
    at: at.toISOString(),
    title: 'T',
    text: 'T.',
    link: null,
    expiresAt: 1,
  });

  it("returns a page without its cursor's notice, and the cursor of the next", async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [item(5), item(4), item(3)] });

    const page = await setup().page('p', { limit: 1, before: '2026-5' });

    expect(page.notices.map(({ id }) => id)).toEqual(['2026-4']);
    expect(page.next).toBe('2026-4');
    expect(dynamoDb.commandCalls(QueryCommand)[0]!.args[0].input).toMatchObject({
      Limit: 3,
      ScanIndexForward: false,
      ConsistentRead: true,
      ExpressionAttributeValues: { ':player': 'p', ':id_least': '0', ':id_most': '2026-5' },
    });
  });

  it('returns no cursor on the last page', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [item(2), item(1)] });

    expect(await setup().page('p', { limit: 2 })).toMatchObject({ next: null });
  });

  it('moves the read mark forward only', async () => {
    dynamoDb.on(UpdateCommand).rejectsOnce(conditionFailed()).rejects(new Error('away'));
    const store = setup();

    await store.markRead('p', '2026-1');
    await expect(store.markRead('p', '2026-1')).rejects.toThrow('away');

    expect(dynamoDb.commandCalls(UpdateCommand)[0]!.args[0].input.ConditionExpression).toBe(
      '(attribute_not_exists(#readUpTo) OR #readUpTo < :readUpTo)',
    );
  });

  it('counts the notices after the read mark, or all without one', async () => {
    dynamoDb.on(QueryCommand).resolves({ Count: 7 });
    const store = setup();

    expect([await store.countAfter('p', '2026-1', 100), await store.countAfter('p', null, 100)]).toEqual([
      7, 7,
    ]);

    const inputs = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(inputs.map(({ ExpressionAttributeValues }) => ExpressionAttributeValues![':id'])).toEqual([
      '2026-1',
      '0',
    ]);
    expect(inputs[0]).toMatchObject({ Select: 'COUNT', Limit: 100 });
  });

  it('has no read mark at first', async () => {
    dynamoDb.on(GetCommand).resolves({});

    expect(await setup().readUpTo('p')).toBeNull();
  });
});
