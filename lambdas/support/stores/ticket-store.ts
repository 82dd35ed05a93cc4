import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { excerptOf, type Ticket, type TicketEntry, type TicketState } from '#domain/support/ticket';
import { newTicketBook, type TicketBook } from '#domain/support/ticket-book';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifEqual } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { afterAllDays } from '#lambdas/runtime/aws/newest-of-player';
import { pageOf } from '#lambdas/runtime/aws/page-of';

/** A ticket as lists show it: with an excerpt instead of its messages. */
export interface TicketSummary extends Omit<Ticket, 'thread' | 'revision'> {
  readonly excerpt: string;
}

/** A page of tickets with the cursor of the next; null at the end. */
export interface TicketPage {
  readonly tickets: TicketSummary[];
  readonly next: string | null;
}

/** Tickets, and the ticket book of each player. */
export interface TicketStore {
  /** The player's own ticket with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Ticket | undefined>;
  /** The id of the ticket that a request opened, if any. Strongly consistent. */
  openedBy(player: string, request: string): Promise<string | undefined>;
  /** A player's book, an empty one if there is none. Strongly consistent. */
  book(player: string): Promise<TicketBook>;
  /** A page of the player's tickets, newest first. Strongly consistent. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<TicketPage>;
  /** All tickets in a state, longest wait first. Eventually consistent. */
  inState(state: TicketState, query: { limit: number; after?: string | undefined }): Promise<TicketPage>;
  /** The cursor after a ticket in its state. */
  placeOf(ticket: Pick<Ticket, 'player' | 'id' | 'since'>): string;
  /** The tickets that entered a state last, the latest first. Eventually consistent. */
  newestInState(state: TicketState, limit: number): Promise<TicketSummary[]>;
  /** These tickets with their messages, in any order. Strongly consistent. */
  findAll(tickets: readonly Pick<Ticket, 'player' | 'id'>[]): Promise<Ticket[]>;
  /** Writes a new ticket and its request; fails if the request has opened one. */
  add(ticket: Ticket): readonly AtomicWrite[];
  /** Writes a ticket under an optimistic lock. */
  replace(before: Ticket, after: Ticket): AtomicWrite;
  /** Writes a book under an optimistic lock. */
  keepBook(before: TicketBook, after: TicketBook): AtomicWrite;
}

/** A ticket item of the `tickets` table. Instants are ISO strings. */
interface TicketItem extends Omit<Ticket, 'id' | 'openedAt' | 'since' | 'thread'> {
  readonly ticket: string;
  readonly openedAt: string;
  readonly since: string;
  readonly thread: readonly (Omit<TicketEntry, 'at'> & { readonly at: string })[];
  /** The excerpt, so that lists do not need the whole thread. */
  readonly excerpt: string;
  /** Unique sort key: time of the state, player and id. */
  readonly place: string;
}

/** The fields of a ticket in the index `by-state`, beside its keys. */
type TicketSummaryItem = Omit<TicketItem, 'thread' | 'revision'>;

/** Other items of the table have a prefix that sorts before every digit. */
const bookId = '#book';
const firstTicketId = '0';

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
    async page(player, { limit, before }) {
      const { items, next } = await pageOf<TicketSummaryItem>(client, {
        table,
        partitionKey: ['player', player],
        sortKey: 'ticket',
        direction: 'down',
        from: before,
        least: firstTicketId,
        limit,
        // Lists do not show the messages.
        project: summaryFields,
      });
      return { tickets: items.map(summaryOf), next };
    },
    async inState(state, { limit, after }) {
      const { items, next } = await pageOf<TicketSummaryItem>(client, {
        table,
        index: 'by-state',
        partitionKey: ['state', state],
        sortKey: 'place',
        direction: 'up',
        from: after,
        limit,
      });
      return { tickets: items.map(summaryOf), next };
    },
    placeOf,
    async newestInState(state, limit) {
      const { items } = await pageOf<TicketSummaryItem>(client, {
        table,
        index: 'by-state',
        partitionKey: ['state', state],
        sortKey: 'place',
        direction: 'down',
        limit,
      });
      return items.map(summaryOf);
    },
    async findAll(tickets) {
      const keys = tickets.map(({ player, id }) => ({ player, ticket: id }));
      return (await getAll<TicketItem>(client, table, keys)).map(fromItem);
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

  /** The key determines the type of its item. */
  function read<Item>(player: string, ticket: string): Promise<Item | undefined> {
    return getItem<Item>(client, table, { player, ticket });
  }

  /** Writes a new item, or replaces one under an optimistic lock on its revision. */
  function put(subject: string, item: Record<string, unknown>, revision: number | null): AtomicWrite {
    return atomicPut(
      table,
      subject,
      item,
      revision === null ? ifAbsent('ticket') : ifEqual('revision', revision),
    );
  }
}

interface BookItem extends Omit<TicketBook, 'openedAt' | 'messages'> {
  readonly openedAt: readonly string[];
  /** Absent from books that were written before messages were counted. */
  readonly messages?: TicketBook['messages'];
}

const summaryFields = ['player', 'ticket', 'topic', 'about', 'state', 'openedAt', 'since', 'excerpt'];

/** Whether an id can be a ticket's: only those begin with a digit. */
function isTicketId(id: string): boolean {
  return id >= firstTicketId && id < afterAllDays;
}

function requestId(request: string): string {
  return `#request#${request}`;
}

function placeOf({ player, id, since }: Pick<Ticket, 'player' | 'id' | 'since'>): string {
  return `${since.toISOString()}#${player}#${id}`;
}

export function toItem({ id, openedAt, since, thread, ...ticket }: Ticket): Record<string, unknown> {
  return {
    ...ticket,
    ticket: id,
    openedAt: openedAt.toISOString(),
    since: since.toISOString(),
    thread: thread.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    excerpt: excerptOf({ thread }),
    place: placeOf({ player: ticket.player, id, since }),
  };
}

export function fromItem(item: TicketItem): Ticket {
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

function summaryOf({
  ticket: id,
  player,
  topic,
  about,
  state,
  openedAt,
  since,
  excerpt,
}: TicketSummaryItem): TicketSummary {
  return { player, id, topic, about, state, openedAt: new Date(openedAt), since: new Date(since), excerpt };
}
