import * as z from 'zod';
import { closingReasons, ticketStates } from '#domain/support/ticket';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { messageFields } from './fields';
import { ticketRequest, ticket, ticketSummary } from './routes';

const player = z.string().min(1).max(64);
const parameters = z.strictObject({ player, ticket: ticketRequest });
const adminTicket = ticket
  .extend({ player })
  .meta({ id: 'AdminTicket', description: 'A ticket as admins see it.' });
export type AdminTicket = z.output<typeof adminTicket>;
const answer = z.object({ ticket: adminTicket });

export const listAdminTickets = defineRoute({
  method: 'get',
  path: '/admin/tickets',
  operationId: 'listAdminTickets',
  summary: 'List tickets in a state, longest in that state first.',
  query: z.strictObject({
    state: z.enum(ticketStates).default('open'),
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z.string().min(1).max(160).optional(),
  }),
  answer: z.object({
    items: z.array(ticketSummary.extend({ player }).meta({ id: 'AdminTicketSummary' })),
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

export const adminTicketContracts = [
  listAdminTickets,
  readAdminTicket,
  answerTicketAsAdmin,
  closeTicketAsAdmin,
];
