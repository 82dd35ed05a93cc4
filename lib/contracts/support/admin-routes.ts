import * as z from 'zod';
import { closingReasons, ticketStates } from '#domain/support/ticket';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { ticketRequest, messageText, ticket, ticketGlance } from './routes';

const player = z.string().min(1).max(64);
const parameters = z.strictObject({ player, ticket: ticketRequest });
const adminTicket = ticket
  .extend({ player })
  .meta({ id: 'AdminTicket', description: 'A ticket as those who answer it see it.' });
export type AdminTicket = z.output<typeof adminTicket>;
const answer = z.object({ ticket: adminTicket });

export const listAdminTickets = defineRoute({
  method: 'get',
  path: '/admin/tickets',
  operationId: 'listAdminTickets',
  summary: 'Tickets that stand so, the one that has stood so longest first.',
  query: z.strictObject({
    state: z.enum(ticketStates).default('open'),
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z.string().min(1).max(160).optional(),
  }),
  answer: z.object({
    items: z.array(ticketGlance.extend({ player }).meta({ id: 'DeskTicketGlance' })),
    next: z.string().nullable().meta({ description: 'Ask again with `after` set to this; null at the end.' }),
  }),
  refusals: ['session/forbidden'],
});

export const readAdminTicket = defineRoute({
  method: 'get',
  path: '/admin/tickets/{player}/{ticket}',
  operationId: 'readAdminTicket',
  summary: 'One ticket of a player with all that was said.',
  parameters,
  answer,
  refusals: ['session/forbidden', 'support/unknown-ticket'],
});

export const answerTicketAsAdmin = defineRoute({
  method: 'post',
  path: '/admin/tickets/{player}/{ticket}/answers',
  operationId: 'answerAdminTicket',
  summary: 'Answers a ticket. Its player is told that there is an answer.',
  parameters,
  body: z.strictObject({ text: messageText }),
  idempotent: true,
  answer,
  refusals: ['session/forbidden', 'support/unknown-ticket', 'support/ticket-closed', 'support/ticket-full'],
});

export const closeTicketAsAdmin = defineRoute({
  method: 'post',
  path: '/admin/tickets/{player}/{ticket}/closings',
  operationId: 'closeAdminTicket',
  summary: 'Closes a ticket with a reason that its player is told.',
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
