import * as z from 'zod';
import { closingReasons, ticketRules, ticketStates } from '#domain/support/ticket';
import { bookRules } from '#domain/support/ticket-book';
import { subjectKinds, ticketTopics } from '#domain/support/ticket-subject';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

/** Format of a ticket id as a list cursor. */
const ticketId = z
  .string()
  .max(64)
  .refine((id) => /^\d{4}-\d\d-\d\d-\d{9}-[\da-f]{6}$/.test(id), 'The id of a ticket, as it was answered.');

/** A ticket id in a path. A malformed one is as unknown as another player's. */
export const ticketRequest = z.string().min(1).max(64);

/** A message as written, without surrounding space. */
export const messageText = z
  .string()
  .trim()
  .min(1)
  .max(ticketRules.longestMessage)
  .meta({ description: 'Plain text; it is shown as it is, line by line.' });

const subject = z
  .object({
    kind: z.enum(subjectKinds),
    id: z.string().meta({ description: 'Of the transaction, the order or the purchase.' }),
    gameId: z.string().nullable().meta({ description: 'Of a round.' }),
    nonce: count.nullable().meta({ description: 'Of a round.' }),
  })
  .meta({ id: 'TicketSubject', description: 'What of the player’s own a ticket is about.' });

export const ticketGlance = z
  .object({
    id: z.string().meta({ description: 'Sorts by when it was opened.' }),
    topic: z.enum(ticketTopics),
    about: subject.nullable(),
    state: z
      .enum(ticketStates)
      .meta({ description: 'Whether it waits for us, for its player or for nobody.' }),
    openedAt: instant,
    since: instant.meta({ description: 'Since when it stands so.' }),
    excerpt: z.string().meta({ description: 'How the first message begins.' }),
  })
  .meta({ id: 'TicketGlance', description: 'A ticket as lists show it.' });
export type TicketGlance = z.output<typeof ticketGlance>;

const entry = z
  .object({
    kind: z.enum(['message', 'closing']),
    from: z.enum(['player', 'admin']),
    at: instant,
    text: z.string().nullable().meta({ description: 'Of a message.' }),
    reason: z.enum(closingReasons).nullable().meta({ description: 'Of a closing.' }),
  })
  .meta({ id: 'TicketEntry' });

/** A ticket with its conversation. */
export const ticket = ticketGlance
  .extend({
    thread: z.array(entry),
    repliesUntil: instant.nullable().meta({
      description: 'Until when a reply opens a closed ticket again; null while it is not closed.',
    }),
  })
  .meta({ id: 'Ticket', description: 'Something that a player wrote to us about.' });
export type Ticket = z.output<typeof ticket>;

export const openTicket = defineRoute({
  method: 'post',
  path: '/account/tickets',
  operationId: 'openTicket',
  summary: `Writes to those who run the house: ${bookRules.mostInAnHour} times in an hour, while fewer than ${bookRules.mostOpen} tickets are open.`,
  body: z.strictObject({
    topic: z.enum(ticketTopics),
    text: messageText,
    about: z
      .strictObject({ kind: z.enum(subjectKinds), id: z.string().min(1).max(64) })
      .optional()
      .meta({ description: 'A round, by its transaction, an order or a purchase of the player.' }),
  }),
  idempotent: true,
  answer: z.object({ ticket }),
  refusals: [
    'support/too-many-open',
    'support/too-often',
    'support/too-many-messages',
    'games/unknown-round',
    'orders/unknown-order',
    'coins/unknown-purchase',
  ],
});

export const listTickets = defineRoute({
  method: 'get',
  path: '/account/tickets',
  operationId: 'listTickets',
  summary: "The player's tickets, newest first.",
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    before: ticketId.optional(),
  }),
  answer: z.object({
    items: z.array(ticketGlance),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Ask again with `before` set to this; null at the end.' }),
  }),
  refusals: [],
});

export const readTicket = defineRoute({
  method: 'get',
  path: '/account/tickets/{ticket}',
  operationId: 'readTicket',
  summary: 'One ticket with all that was said.',
  parameters: z.strictObject({ ticket: ticketRequest }),
  answer: z.object({ ticket }),
  refusals: ['support/unknown-ticket'],
});

export const replyToTicket = defineRoute({
  method: 'post',
  path: '/account/tickets/{ticket}/replies',
  operationId: 'replyToTicket',
  summary: `Adds to a ticket. One that was closed within the last ${ticketRules.reopenWithinDays} days is open again.`,
  parameters: z.strictObject({ ticket: ticketRequest }),
  body: z.strictObject({ text: messageText }),
  idempotent: true,
  answer: z.object({ ticket }),
  refusals: [
    'support/unknown-ticket',
    'support/ticket-closed',
    'support/ticket-full',
    'support/too-many-open',
    'support/too-many-messages',
  ],
});

export const supportContracts = [openTicket, listTickets, readTicket, replyToTicket];
