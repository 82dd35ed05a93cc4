import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { timeZone } from '#domain/player/local-day';
import { answerTicket, closeTicket, openTicket, type Ticket } from '#domain/support/ticket';
import { newTicketBook, noteOpening, type TicketBook } from '#domain/support/ticket-book';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';
import { createTicketStore } from './ticket-store';

const dynamoDb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamoDb.restore());
const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const store = createTicketStore(client, 'tickets');
const at = new Date('2026-11-21T12:00:00.000Z');
const later = new Date('2026-11-22T12:00:00.000Z');
const player = 'mei';
const id = '2026-11-21-120000000-3f9a1c';
const about = { kind: 'round', id: 't-1', gameId: 'hk-slots', nonce: 7 } as const;
const open = openTicket({ player, id, topic: 'round', about }, { text: 'Look\nat it.', at, request: 'a' });
const answered = answerTicket(open, { text: 'We do.', at: later, request: 'b' }) as Ticket;
const closed = closeTicket(answered, { reason: 'solved', at: later, request: 'c' }) as Ticket;
const itemOf = (ticket: Ticket) =>
  requestOf(store.replace(ticket, ticket)).Put?.Item as Record<string, unknown>;
const indexed = (ticket: Ticket) => {
  const { thread: _thread, revision: _revision, ...rest } = itemOf(ticket);
  return rest;
};

beforeEach(() => dynamoDb.reset());

describe('tickets', () => {
  it.each([
    ['open', open],
    ['answered', answered],
    ['closed', closed],
  ])('read back a ticket that is %s', async (_state, ticket) => {
    const Key = { player, ticket: id };
    dynamoDb
      .on(GetCommand, { TableName: 'tickets', Key, ConsistentRead: true })
      .resolves({ Item: itemOf(ticket) });

    expect(await store.find(player, id)).toEqual(ticket);
  });

  it('return undefined for other items of the table without a read', async () => {
    for (const name of ['#book', '#request#a', '~']) expect(await store.find(player, name)).toBeUndefined();

    expect(dynamoDb.commandCalls(GetCommand)).toEqual([]);
  });

  it('are created once with their request, and replaced under an optimistic lock', () => {
    const [first, request] = store.add(open).map((write) => requestOf(write).Put);

    for (const put of [first, request]) {
      expect(put?.ConditionExpression).toBe('attribute_not_exists(#ticket)');
      expect(put?.ExpressionAttributeNames).toEqual({ '#ticket': 'ticket' });
    }
    expect(request?.Item).toEqual({ player, ticket: '#request#a', opened: id });
    expect(requestOf(store.replace(open, answered)).Put).toMatchObject({
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeNames: { '#revision': 'revision' },
      ExpressionAttributeValues: { ':revision': 1 },
      Item: { revision: 2, state: 'answered', place: `2026-11-22T12:00:00.000Z#mei#${id}` },
    });
  });
});

describe('ticket books', () => {
  it('are empty for a new player, and read back as written', async () => {
    dynamoDb.on(GetCommand).resolvesOnce({});
    const none = await store.book(player);
    const counted = noteOpening(none, { at, zone: timeZone('UTC') }) as TicketBook;
    const put = requestOf(store.keepBook(none, counted)).Put;
    dynamoDb.on(GetCommand).resolves({ Item: put?.Item as Record<string, unknown> });

    expect(none).toEqual(newTicketBook(player));
    expect(put?.ConditionExpression).toBe('attribute_not_exists(#ticket)');
    expect(await store.book(player)).toEqual(counted);
    expect(requestOf(store.keepBook(counted, counted)).Put?.ExpressionAttributeValues).toEqual({
      ':revision': 1,
    });
  });
});

describe('ticket lists', () => {
  it("return a player's tickets newest first, with a cursor", async () => {
    const ids = ['4', '3', '2', '1'].map((day) => `2026-11-2${day}-120000000-3f9a1c`);
    const items = ids.map((each) => indexed({ ...open, id: each }));
    dynamoDb
      .on(QueryCommand)
      .resolvesOnce({ Items: items })
      .resolvesOnce({ Items: items.slice(1) });

    const first = await store.page(player, { limit: 2 });
    const second = await store.page(player, { limit: 2, before: first.next! });

    expect(first.tickets.map((each) => each.id)).toEqual(ids.slice(0, 2));
    expect([first.next, second.tickets.map((each) => each.id), second.next]).toEqual([
      ids[1],
      ids.slice(2),
      null,
    ]);
    const [, query] = dynamoDb.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(query).toMatchObject({ ScanIndexForward: false, ConsistentRead: true, Limit: 4 });
    expect(query?.ExpressionAttributeValues).toEqual({
      ':player': player,
      ':ticket_least': '0',
      ':ticket_most': ids[1],
    });
    expect(Object.values(query?.ExpressionAttributeNames ?? {})).not.toContain('thread');
  });

  it('return tickets by state with the longest wait first, from the index', async () => {
    dynamoDb.on(QueryCommand).resolves({ Items: [indexed(open), indexed({ ...open, player: 'bo' })] });

    const page = await store.inState('open', { limit: 1, after: 'somewhere' });

    const { thread: _thread, revision: _revision, ...summary } = open;
    expect(page).toEqual({
      tickets: [{ ...summary, excerpt: 'Look at it.' }],
      next: `2026-11-21T12:00:00.000Z#mei#${id}`,
    });
    expect(dynamoDb.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'by-state',
      KeyConditionExpression: '#state = :state AND #place > :place',
      Limit: 2,
    });
  });
});
