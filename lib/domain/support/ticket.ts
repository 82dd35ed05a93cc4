import { announceFiles, type TicketAttachment } from './attachment';
import type { TicketSubject, TicketTopic } from './ticket-subject';

/** States of a ticket: awaiting support, awaiting the player, or closed. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Why a ticket was closed. */
export const closingReasons = ['solved', 'no-reply', 'duplicate', 'not-for-us'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** A message. Players see admins as one support team; the audit log records which admin wrote it. */
export interface TicketMessage {
  readonly kind: 'message';
  readonly from: 'player' | 'admin';
  readonly at: Date;
  readonly text: string;
  /** Absent from a message without files. */
  readonly attachments?: readonly TicketAttachment[];
  /** Idempotency key of the request. */
  readonly request: string;
}

/** A closing. A later reply reopens the ticket. */
export interface TicketClosing {
  readonly kind: 'closing';
  readonly at: Date;
  readonly reason: ClosingReason;
  readonly request: string;
}

export type TicketEntry = TicketMessage | TicketClosing;

/** A support ticket with its thread. */
export interface Ticket {
  readonly player: string;
  /** Begins with the day it was opened. */
  readonly id: string;
  readonly topic: TicketTopic;
  readonly about: TicketSubject | null;
  readonly state: TicketState;
  readonly openedAt: Date;
  /** Start of the current state. Further messages to an open ticket keep its place in the queue. */
  readonly since: Date;
  /** In chronological order, beginning with the player's first message. */
  readonly thread: readonly TicketEntry[];
  /** Number of changes. */
  readonly revision: number;
}

/** Why a change is refused. */
export type TicketRefused =
  /** `until` is when the player could last reply; null for an admin. */
  | { readonly code: 'support/ticket-closed'; readonly until: Date | null }
  | { readonly code: 'support/ticket-full'; readonly most: number }
  | { readonly code: 'idempotency/key-reused' };

export const ticketRules = {
  longestMessage: 2_000,
  /** Limits the size of the table item. */
  mostMessages: 50,
  /** Days after closing in which a reply reopens a ticket. */
  reopenWithinDays: 14,
  /** Length of the excerpt in lists. */
  excerptLength: 140,
} as const;

const dayMs = 86_400_000;

/** A message with its time, its idempotency key and the names of the files that will follow. */
export interface Written extends Pick<TicketMessage, 'text' | 'at' | 'request'> {
  readonly fileNames?: readonly string[];
}

/** Opens a ticket with the player's first message. */
export function openTicket(
  details: Pick<Ticket, 'player' | 'id' | 'topic' | 'about'>,
  written: Written,
): Ticket {
  const { at } = written;
  const first = messageOf('player', written);
  return { ...details, state: 'open', openedAt: at, since: at, thread: [first], revision: 1 };
}

/** Adds a message of the player and reopens the ticket, unless it was closed too long ago. */
export function replyTo(ticket: Ticket, written: Written): Ticket | TicketRefused {
  const done = findEntry(ticket, written.request);
  if (done) return isSameMessage(done, 'player', written) ? ticket : { code: 'idempotency/key-reused' };
  const until = repliesUntil(ticket);
  if (until && until <= written.at) return { code: 'support/ticket-closed', until };
  return addMessage(ticket, 'player', written, 'open');
}

/** Adds a message of support, after which the ticket awaits the player. */
export function answerTicket(ticket: Ticket, written: Written): Ticket | TicketRefused {
  const done = findEntry(ticket, written.request);
  if (done) return isSameMessage(done, 'admin', written) ? ticket : { code: 'idempotency/key-reused' };
  if (ticket.state === 'closed') return { code: 'support/ticket-closed', until: null };
  return addMessage(ticket, 'admin', written, 'answered');
}

/** Closes a ticket with a reason for the player. */
export function closeTicket(
  ticket: Ticket,
  { reason, at, request }: Omit<TicketClosing, 'kind'>,
): Ticket | TicketRefused {
  const done = findEntry(ticket, request);
  if (done)
    return done.kind === 'closing' && done.reason === reason ? ticket : { code: 'idempotency/key-reused' };
  if (ticket.state === 'closed') return { code: 'support/ticket-closed', until: null };
  return moved(ticket, { kind: 'closing', at, reason, request }, 'closed');
}

/** Until when the player may reply to a closed ticket; null while it is not closed. */
export function repliesUntil({ state, since }: Pick<Ticket, 'state' | 'since'>): Date | null {
  return state === 'closed' ? new Date(since.getTime() + ticketRules.reopenWithinDays * dayMs) : null;
}

/** Beginning of the first message, on one line and without splitting a surrogate pair. */
export function excerptOf({ thread }: Pick<Ticket, 'thread'>): string {
  const [first] = thread;
  const line = first?.kind === 'message' ? first.text.replaceAll(/\s+/g, ' ').trim() : '';
  const signs = Array.from(line);
  if (signs.length <= ticketRules.excerptLength) return line;
  return `${signs
    .slice(0, ticketRules.excerptLength - 1)
    .join('')
    .trimEnd()}…`;
}

function addMessage(
  ticket: Ticket,
  from: TicketMessage['from'],
  written: Written,
  state: TicketState,
): Ticket | TicketRefused {
  const most = ticketRules.mostMessages;
  if (messagesOf(ticket).length >= most) return { code: 'support/ticket-full', most };
  return moved(ticket, messageOf(from, written), state);
}

function messageOf(
  from: TicketMessage['from'],
  { text, at, request, fileNames = [] }: Written,
): TicketMessage {
  const attachments = announceFiles(request, fileNames);
  return { kind: 'message', from, at, text, request, ...(attachments.length > 0 && { attachments }) };
}

function messagesOf({ thread }: Ticket): TicketEntry[] {
  return thread.filter(({ kind }) => kind === 'message');
}

function moved(ticket: Ticket, entry: TicketEntry, state: TicketState): Ticket {
  const since = state === ticket.state ? ticket.since : entry.at;
  return { ...ticket, state, since, thread: [...ticket.thread, entry], revision: ticket.revision + 1 };
}

function findEntry({ thread }: Ticket, request: string): TicketEntry | undefined {
  return thread.find((entry) => entry.request === request);
}

/** Whether a message has this sender, this text and files of these names. */
export function isSameMessage(
  entry: TicketEntry | undefined,
  from: TicketMessage['from'],
  { text, fileNames = [] }: Pick<Written, 'text' | 'fileNames'>,
): boolean {
  if (entry?.kind !== 'message' || entry.from !== from || entry.text !== text) return false;
  const names = (entry.attachments ?? []).map(({ name }) => name);
  return names.length === fileNames.length && names.every((name, place) => name === fileNames[place]);
}
