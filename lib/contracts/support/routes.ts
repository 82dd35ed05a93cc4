import * as z from 'zod';
import { attachmentTypes } from '#domain/support/attachment';
import { closingReasons, ticketRules, ticketStates } from '#domain/support/ticket';
import { bookRules } from '#domain/support/ticket-book';
import { subjectKinds, ticketTopics } from '#domain/support/ticket-subject';
import { mostPerPage } from '../page-bounds';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';
import { messageFields, ticketFields } from './fields';

/** Format of a ticket id as a list cursor. */
const ticketId = z
  .string()
  .max(64)
  .refine((id) => /^\d{4}-\d\d-\d\d-\d{9}-[\da-f]{6}$/.test(id), 'must be the id of a ticket');

/** A ticket id in a path. A malformed one is as unknown as another player's. */
export const ticketRequest = z.string().min(1).max(64);

const subject = z
  .object({
    kind: z.enum(subjectKinds),
    id: z.string().meta({ description: 'Id of the transaction, order, or purchase.' }),
    gameId: z.string().nullable().meta({ description: 'Game of the round; null for other subjects.' }),
    nonce: count.nullable().meta({ description: 'Nonce of the round; null for other subjects.' }),
  })
  .meta({
    id: 'TicketSubject',
    description: 'The player’s round, order, or purchase that a ticket is about.',
  });

export const ticketSummary = z
  .object({
    id: z.string().meta({ description: 'Ids sort by opening time.' }),
    topic: z.enum(ticketTopics),
    about: subject.nullable(),
    state: z
      .enum(ticketStates)
      .meta({ description: 'Whether the ticket awaits support, awaits the player, or is closed.' }),
    openedAt: instant,
    since: instant.meta({ description: 'Start of the current state.' }),
    excerpt: z.string().meta({ description: 'Beginning of the first message.' }),
  })
  .meta({ id: 'TicketSummary', description: 'A ticket in a list.' });
export type TicketSummary = z.output<typeof ticketSummary>;

const attachment = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['awaited', 'ready', 'refused', 'not-sent']).meta({
      description: 'Awaited, kept, removed by its check, or never sent.',
    }),
    contentType: z.enum(attachmentTypes).nullable().meta({ description: 'Null unless ready.' }),
    bytes: count.nullable().meta({ description: 'Null unless ready.' }),
  })
  .meta({ id: 'TicketAttachment', description: 'A file of a message.' });

const entry = z
  .object({
    kind: z.enum(['message', 'closing']),
    from: z.enum(['player', 'admin']),
    at: instant,
    text: z.string().nullable().meta({ description: 'Text of a message; null for a closing.' }),
    reason: z
      .enum(closingReasons)
      .nullable()
      .meta({ description: 'Reason of a closing; null for a message.' }),
    attachments: z.array(attachment),
  })
  .meta({ id: 'TicketEntry' });

/** A ticket with its conversation. */
export const ticket = ticketSummary
  .extend({
    thread: z.array(entry),
    repliesUntil: instant.nullable().meta({
      description: 'Until when a reply reopens the closed ticket; null if it is not closed.',
    }),
  })
  .meta({ id: 'Ticket', description: 'A support ticket.' });
export type Ticket = z.output<typeof ticket>;

export const openTicket = defineRoute({
  method: 'post',
  path: '/account/tickets',
  operationId: 'openTicket',
  summary: `Open a support ticket: at most ${bookRules.mostInAnHour} per hour, and ${bookRules.mostOpen} open at a time.`,
  body: z.strictObject(ticketFields),
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
  summary: "List the player's tickets, newest first.",
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(mostPerPage))
      .default(25)
      .meta({ override: { default: 25 } }),
    before: ticketId.optional(),
  }),
  answer: z.object({
    items: z.array(ticketSummary),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `before` to get the next page; null on the last page.' }),
  }),
  refusals: [],
});

export const readTicket = defineRoute({
  method: 'get',
  path: '/account/tickets/{ticket}',
  operationId: 'readTicket',
  summary: 'Get a ticket with its thread.',
  parameters: z.strictObject({ ticket: ticketRequest }),
  answer: z.object({ ticket }),
  refusals: ['support/unknown-ticket'],
});

export const replyToTicket = defineRoute({
  method: 'post',
  path: '/account/tickets/{ticket}/replies',
  operationId: 'replyToTicket',
  summary: `Reply to a ticket. A ticket closed within the last ${ticketRules.reopenWithinDays} days is reopened.`,
  parameters: z.strictObject({ ticket: ticketRequest }),
  body: z.strictObject(messageFields),
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
