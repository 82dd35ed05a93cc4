import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { excerptOf, type Ticket, type TicketEntry, type TicketState } from '#domain/support/ticket';
import { newTicketBook, type TicketBook } from '#domain/support/ticket-book';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { afterAllDays } from '#lambdas/runtime/aws/newest-of-player';

/** A ticket as lists show it: without what was said, but for its beginning. */
export interface TicketGlance extends Omit<Ticket, 'thread' | 'revision'> {
  readonly excerpt: string;
}

/** Part of a list of tickets, with where it goes on; null at the end. */
export interface TicketPage {
  readonly tickets: TicketGlance[];
  readonly next: string | null;
}

/** Tickets, and the book of each player who has any. */
export interface TicketStore {
  /** The player's own ticket with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Ticket | undefined>;
  /** The id of the ticket that a request of the player has opened, if it has. Strongly consistent. */
  openedBy(player: string, request: string): Promise<string | undefined>;
  /** A player's book, an empty one if there is none. Strongly consistent. */
  book(player: string): Promise<TicketBook>;
  /** A page of the player's tickets, newest first. Strongly consistent. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<TicketPage>;
  /** Everybody's tickets that stand so, the one that has stood so longest first; it may lag a moment. */
  inState(state: TicketState, query: { limit: number; after?: string | undefined }): Promise<TicketPage>;
  /** Writes a new ticket and that its request has opened it: once for each request. */
  add(ticket: Ticket): readonly AtomicWrite[];
  /** Writes a ticket while it is still the one that was read. */
  replace(before: Ticket, after: Ticket): AtomicWrite;
  /** Writes a book while it is still the one that was read. */
  keepBook(before: TicketBook, after: TicketBook): AtomicWrite;
}

/** An item of the `tickets` table that is a ticket. Instants are ISO texts. */
interface TicketItem extends Omit<Ticket, 'id' | 'openedAt' | 'since' | 'thread'> {
  readonly ticket: string;
  readonly openedAt: string;
  readonly since: string;
  readonly thread: readonly (Omit<TicketEntry, 'at'> & { readonly at: string })[];
  /** The beginning, so that lists need not hold the whole. */
  readonly excerpt: string;
  /** Since when it stands so, and whose it is: no two are alike. */
  readonly place: string;
}

/** What the index `by-state` holds of a ticket beside its keys. */
type GlanceItem = Omit<TicketItem, 'thread' | 'revision'>;

/** What else lies in the table begins with a sign that no day does. */
const bookId = '#book';

export function createTicketStore(client: DynamoDBDocumentClient, table: string): TicketStore {
  return {
    async find(player, id) {
      if (!isTicketId(id)) return undefined;
      const item = await read<TicketItem>(player, id);
      return item && fromItem(item);
    },
    async openedBy(player, request) {
      return (await read<{ opened: string }>(player, requestId(request)))?.opened;
    },
    async book(player) {
      const item = await read<BookItem>(player, bookId);
      if (!item) return newTicketBook(player);
      const { open, openedAt, messages = null, revision } = item;
      return { player, open, openedAt: openedAt.map((at) => new Date(at)), messages, revision };
    },
    async page(player, { limit, before = afterAllDays }) {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: '#player = :player AND #ticket BETWEEN :first AND :before',
          // Nobody reads in a list what was said.
          ProjectionExpression: glanceFields.map((field) => `#${field}`).join(', '),
          ExpressionAttributeNames: Object.fromEntries(glanceFields.map((field) => [`#${field}`, field])),
          ExpressionAttributeValues: { ':player': player, ':first': '0', ':before': before },
          ScanIndexForward: false,
          ConsistentRead: true,
          // The one that a page begins before, and one that tells whether there is more.
          Limit: limit + 2,
        }),
      );
      const found = (Items as GlanceItem[]).filter(({ ticket }) => ticket !== before);
      const tickets = found.slice(0, limit).map(glanceOf);
      const isMore = found.length > limit || LastEvaluatedKey !== undefined;
      return { tickets, next: isMore ? (tickets.at(-1)?.id ?? null) : null };
    },
    async inState(state, { limit, after }) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'by-state',
          KeyConditionExpression:
            after === undefined ? '#state = :state' : '#state = :state AND #place > :after',
          ExpressionAttributeNames: { '#state': 'state', ...(after !== undefined && { '#place': 'place' }) },
          ExpressionAttributeValues: { ':state': state, ...(after !== undefined && { ':after': after }) },
          // One more than asked for tells whether there is more.
          Limit: limit + 1,
        }),
      );
      const found = (Items as GlanceItem[]).slice(0, limit);
      return {
        tickets: found.map(glanceOf),
        next: Items.length > limit ? (found.at(-1)?.place ?? null) : null,
      };
    },
    add(ticket) {
      const { player, id, thread } = ticket;
      const request = thread[0]?.request ?? '';
      return [
        put('ticket', toItem(ticket), null),
        put('request for a ticket', { player, ticket: requestId(request), opened: id }, null),
      ];
    },
    replace: (before, after) => put(`ticket ${before.revision}`, toItem(after), before.revision),
    keepBook(before, { openedAt, ...book }) {
      const item = { ...book, ticket: bookId, openedAt: openedAt.map((at) => at.toISOString()) };
      return put(`book of tickets ${before.revision}`, item, before.revision || null);
    },
  };

  /** What is read is what was written under such a key. */
  async function read<Item>(player: string, ticket: string): Promise<Item | undefined> {
    const key = { TableName: table, Key: { player, ticket }, ConsistentRead: true };
    return (await client.send(new GetCommand(key))).Item as Item | undefined;
  }

  /** Writes an item that is not there yet, or one whose revision is still this one. */
  function put(subject: string, Item: Record<string, unknown>, revision: number | null): AtomicWrite {
    const name = revision === null ? 'ticket' : 'revision';
    return atomicWrite(subject, {
      Put: {
        TableName: table,
        Item,
        ConditionExpression: revision === null ? 'attribute_not_exists(#name)' : '#name = :revision',
        ExpressionAttributeNames: { '#name': name },
        ...(revision !== null && { ExpressionAttributeValues: { ':revision': revision } }),
      },
    });
  }
}

interface BookItem extends Omit<TicketBook, 'openedAt' | 'messages'> {
  readonly openedAt: readonly string[];
  /** Left out by books of before messages were counted. */
  readonly messages?: TicketBook['messages'];
}

const glanceFields = ['player', 'ticket', 'topic', 'about', 'state', 'openedAt', 'since', 'excerpt'];

/** Whether an id may be a ticket's: nothing else in the table begins with a digit. */
function isTicketId(id: string): boolean {
  return id >= '0' && id < afterAllDays;
}

function requestId(request: string): string {
  return `#request#${request}`;
}

function toItem({ id, openedAt, since, thread, ...ticket }: Ticket): Record<string, unknown> {
  return {
    ...ticket,
    ticket: id,
    openedAt: openedAt.toISOString(),
    since: since.toISOString(),
    thread: thread.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    excerpt: excerptOf({ thread }),
    place: `${since.toISOString()}#${ticket.player}#${id}`,
  };
}

function fromItem(item: TicketItem): Ticket {
  const { ticket: id, player, topic, about, state, openedAt, since, thread, revision } = item;
  return {
    player,
    id,
    topic,
    about,
    state,
    openedAt: new Date(openedAt),
    since: new Date(since),
    revision,
    thread: thread.map((entry) => ({ ...entry, at: new Date(entry.at) }) as TicketEntry),
  };
}

/** A ticket of which no more is known than lists show. */
function glanceOf({
  ticket: id,
  player,
  topic,
  about,
  state,
  openedAt,
  since,
  excerpt,
}: GlanceItem): TicketGlance {
  return { player, id, topic, about, state, openedAt: new Date(openedAt), since: new Date(since), excerpt };
}
