import * as z from 'zod';
import { mostSearched } from '#domain/support/match-words';
import { closingReasons, ticketStates } from '#domain/support/ticket';
import { ticketPriorities } from '#domain/support/triage';
import { person } from '../account/person-shape';
import { mostPerPage } from '../page-bounds';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { messageFields, ticketSearchFields, triageFields } from './fields';
import { ticket, ticketRequest, ticketSummary } from './routes';

const player = z.string().min(1).max(64);
const parameters = z.strictObject({ player, ticket: ticketRequest });
/** What admins see of a ticket beside its player. */
const triaged = {
  player,
  writer: person.meta({ description: 'The player who wrote the ticket.' }),
  assignee: person.nullable().meta({ description: 'The admin who works on it; null for none.' }),
  priority: z.enum(ticketPriorities),
};
const adminTicket = ticket
  .extend(triaged)
  .meta({ id: 'AdminTicket', description: 'A ticket as admins see it.' });
export type AdminTicket = z.output<typeof adminTicket>;
const answer = z.object({ ticket: adminTicket });

export const listAdminTickets = defineRoute({
  method: 'get',
  path: '/admin/tickets',
  operationId: 'listAdminTickets',
  summary:
    'List tickets in a state, longest in that state first, or all tickets of a player, newest first. With a filter, a page may be short although there is a next one.',
  query: z.strictObject({
    state: z.enum(ticketStates).default('open'),
    find: z.optional(ticketSearchFields.find).meta({
      description: 'Lists the tickets of this player in every state, by id, email address or display name.',
    }),
    words: z.optional(ticketSearchFields.words).meta({
      description: `Lists the tickets that contain all of these words in their messages or the id of their subject, among the newest ${mostSearched} of the state or player, newest first on one page.`,
    }),
    assigned: z
      .enum(['me', 'none'])
      .optional()
      .meta({ description: 'Only tickets of the caller, or of no admin.' }),
    priority: z.enum(ticketPriorities).optional(),
    limit: queryNumber(z.int().min(1).max(mostPerPage))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z.string().min(1).max(160).optional(),
  }),
  answer: z.object({
    items: z.array(ticketSummary.extend(triaged).meta({ id: 'AdminTicketSummary' })),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `after` to get the next page; null on the last page.' }),
  }),
  refusals: ['session/forbidden'],
});

export const readAdminTicket = defineRoute({
  method: 'get',
  path: '/admin/tickets/{player}/{ticket}',
  operationId: 'readAdminTicket',
  summary: 'Get a ticket of a player with its thread.',
  parameters,
  answer,
  refusals: ['session/forbidden', 'support/unknown-ticket'],
});

export const answerTicketAsAdmin = defineRoute({
  method: 'post',
  path: '/admin/tickets/{player}/{ticket}/answers',
  operationId: 'answerAdminTicket',
  summary: 'Answer a ticket. The player is notified.',
  parameters,
  body: z.strictObject(messageFields),
  idempotent: true,
  answer,
  refusals: ['session/forbidden', 'support/unknown-ticket', 'support/ticket-closed', 'support/ticket-full'],
});

export const closeTicketAsAdmin = defineRoute({
  method: 'post',
  path: '/admin/tickets/{player}/{ticket}/closings',
  operationId: 'closeAdminTicket',
  summary: 'Close a ticket with a reason. The player is notified.',
  parameters,
  body: z.strictObject({ reason: z.enum(closingReasons) }),
  idempotent: true,
  answer,
  refusals: ['session/forbidden', 'support/unknown-ticket', 'support/ticket-closed'],
});

export const triageAdminTicket = defineRoute({
  method: 'put',
  path: '/admin/tickets/{player}/{ticket}/triage',
  operationId: 'triageAdminTicket',
  summary:
    'Assign a ticket to an admin or to none, or set its priority; a field that is left out stays. The player sees neither.',
  parameters,
  body: z.strictObject(triageFields),
  answer,
  refusals: ['session/forbidden', 'support/unknown-ticket', 'support/unknown-assignee'],
});

export const listTicketAssignees = defineRoute({
  method: 'get',
  path: '/admin/ticket-assignees',
  operationId: 'listTicketAssignees',
  summary: 'List everyone to whom a ticket can be assigned.',
  answer: z.object({ items: z.array(person) }),
  refusals: ['session/forbidden'],
});

export const adminTicketContracts = [
  listAdminTickets,
  readAdminTicket,
  answerTicketAsAdmin,
  closeTicketAsAdmin,
  triageAdminTicket,
  listTicketAssignees,
];
