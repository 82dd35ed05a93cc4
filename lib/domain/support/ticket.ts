import type { TicketSubject, TicketTopic } from './ticket-subject';

/** Where a ticket stands: it waits for us, or for its player, or for nobody. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Why a ticket was closed. */
export const closingReasons = ['solved', 'no-reply', 'duplicate', 'not-for-us'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** What somebody wrote. Of those who answer, players see one house; who it was stands in the log of acts. */
export interface TicketMessage {
  readonly kind: 'message';
  readonly from: 'player' | 'admin';
  readonly at: Date;
  readonly text: string;
  /** Names the request that brought it, so that a repeat finds it there. */
  readonly request: string;
}

/** That a ticket was closed. A later reply may have opened it again. */
export interface TicketClosing {
  readonly kind: 'closing';
  readonly at: Date;
  readonly reason: ClosingReason;
  readonly request: string;
}

export type TicketEntry = TicketMessage | TicketClosing;

/** Something that a player wrote to us about, with all that was said of it. */
export interface Ticket {
  readonly player: string;
  /** Begins with the day on which it was opened. */
  readonly id: string;
  readonly topic: TicketTopic;
  readonly about: TicketSubject | null;
  readonly state: TicketState;
  readonly openedAt: Date;
  /** Since when it stands so. Whoever adds to a ticket that waits for us keeps their place. */
  readonly since: Date;
  /** In the order in which they came, the player's first words before all. */
  readonly thread: readonly TicketEntry[];
  /** How often it was changed. */
  readonly revision: number;
}

/** Why a ticket is not moved on. */
export type TicketRefused =
  /** `until` is when its player could last reply; null where one of us asks. */
  | { readonly code: 'support/ticket-closed'; readonly until: Date | null }
  | { readonly code: 'support/ticket-full'; readonly most: number }
  | { readonly code: 'idempotency/key-reused' };

export const ticketRules = {
  longestMessage: 2_000,
  /** Beyond them a new ticket is clearer for both sides, and an item of the table has its bounds. */
  mostMessages: 50,
  /** How long after its closing a ticket is opened again by a reply. */
  reopenWithinDays: 14,
  /** So much of the first message stands in lists. */
  excerptLength: 140,
} as const;

const dayMs = 86_400_000;

/** Words, when they were written, and by which request. */
export type Written = Pick<TicketMessage, 'text' | 'at' | 'request'>;

/** Opens a ticket with the player's first words. */
export function openTicket(
  asked: Pick<Ticket, 'player' | 'id' | 'topic' | 'about'>,
  { text, at, request }: Written,
): Ticket {
  const first: TicketMessage = { kind: 'message', from: 'player', at, text, request };
  return { ...asked, state: 'open', openedAt: at, since: at, thread: [first], revision: 1 };
}

/** Adds words of the player, after which it waits for us again; one that was closed too long ago stays as it is. */
export function replyTo(ticket: Ticket, written: Written): Ticket | TicketRefused {
  const done = whatBecameOf(ticket, written.request);
  if (done) return isSaid(done, 'player', written.text) ? ticket : { code: 'idempotency/key-reused' };
  const until = repliesUntil(ticket);
  if (until && until <= written.at) return { code: 'support/ticket-closed', until };
  return said(ticket, 'player', written, 'open');
}

/** Adds words of ours, after which it waits for its player. */
export function answerTicket(ticket: Ticket, written: Written): Ticket | TicketRefused {
  const done = whatBecameOf(ticket, written.request);
  if (done) return isSaid(done, 'admin', written.text) ? ticket : { code: 'idempotency/key-reused' };
  if (ticket.state === 'closed') return { code: 'support/ticket-closed', until: null };
  return said(ticket, 'admin', written, 'answered');
}

/** Closes a ticket, with a reason that its player is told. */
export function closeTicket(
  ticket: Ticket,
  { reason, at, request }: Omit<TicketClosing, 'kind'>,
): Ticket | TicketRefused {
  const done = whatBecameOf(ticket, request);
  if (done)
    return done.kind === 'closing' && done.reason === reason ? ticket : { code: 'idempotency/key-reused' };
  if (ticket.state === 'closed') return { code: 'support/ticket-closed', until: null };
  return moved(ticket, { kind: 'closing', at, reason, request }, 'closed');
}

/** Until when the player of a closed ticket may reply and so open it again; null while it is not closed. */
export function repliesUntil({ state, since }: Pick<Ticket, 'state' | 'since'>): Date | null {
  return state === 'closed' ? new Date(since.getTime() + ticketRules.reopenWithinDays * dayMs) : null;
}

/** The beginning of what the player wrote first, on one line and without half of a sign at its end. */
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

function said(
  ticket: Ticket,
  from: TicketMessage['from'],
  { text, at, request }: Written,
  state: TicketState,
): Ticket | TicketRefused {
  const most = ticketRules.mostMessages;
  if (messagesOf(ticket).length >= most) return { code: 'support/ticket-full', most };
  return moved(ticket, { kind: 'message', from, at, text, request }, state);
}

function messagesOf({ thread }: Ticket): TicketEntry[] {
  return thread.filter(({ kind }) => kind === 'message');
}

function moved(ticket: Ticket, entry: TicketEntry, state: TicketState): Ticket {
  const since = state === ticket.state ? ticket.since : entry.at;
  return { ...ticket, state, since, thread: [...ticket.thread, entry], revision: ticket.revision + 1 };
}

function whatBecameOf({ thread }: Ticket, request: string): TicketEntry | undefined {
  return thread.find((entry) => entry.request === request);
}

function isSaid(entry: TicketEntry, from: TicketMessage['from'], text: string): boolean {
  return entry.kind === 'message' && entry.from === from && entry.text === text;
}
