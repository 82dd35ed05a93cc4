import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/support/admin-routes';
import { answerTicket, closeTicket, type ClosingReason, type Ticket } from '#domain/support/ticket';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import { requestName } from '#lambdas/identity/change-check';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { asStored } from './as-stored';
import { changeTicket, type TicketDependencies } from './change-ticket';
import { ticketSummaryAnswer, ticketAnswer } from './ticket-answers';

export interface AdminTicketDependencies extends TicketDependencies {
  readonly audit: Pick<AuditStore, 'record'>;
}

/** Adds the routes by which admins answer tickets. Each act is audited in its own transaction. */
export function addAdminTicketRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AdminTicketDependencies,
): void {
  const { tickets, audit } = dependencies;

  adminRoute(contract.listAdminTickets, async (_admin, { query: { state, limit, after } }) => {
    const page = await tickets.inState(state, { limit, after });
    const items = page.tickets.map((summary) => ({
      player: summary.player,
      ...ticketSummaryAnswer(summary),
    }));
    return { items, next: page.next };
  });

  adminRoute(contract.readAdminTicket, async (_admin, { parameters: { player, ticket } }) =>
    ticketResult((await tickets.find(player, ticket)) ?? { code: 'support/unknown-ticket' }),
  );

  adminRoute(
    contract.answerTicketAsAdmin,
    async ({ id: actor }, { parameters, body, idempotencyKey: key }) => {
      const text = asStored(body.text);
      const request = requestName(`answer-ticket ${actor}`, key);
      const answered = await changeTicket(
        dependencies,
        parameters,
        (ticket, at) => answerTicket(ticket, { text, at, request }),
        {
          alongside: (before, after, at) => [audit.record(actOf(before, after, { actor, at, reason: null }))],
        },
      );
      return ticketResult(answered);
    },
  );

  adminRoute(
    contract.closeTicketAsAdmin,
    async ({ id: actor }, { parameters, body: { reason }, idempotencyKey: key }) => {
      const request = requestName(`close-ticket ${actor}`, key);
      const closed = await changeTicket(
        dependencies,
        parameters,
        (ticket, at) => closeTicket(ticket, { reason, at, request }),
        { alongside: (before, after, at) => [audit.record(actOf(before, after, { actor, at, reason }))] },
      );
      return ticketResult(closed);
    },
  );
}

/** The audit entry of an act, without any message text. */
function actOf(
  before: Ticket,
  { player, id, topic, state, revision }: Ticket,
  { actor, at, reason }: { actor: string; at: Date; reason: ClosingReason | null },
): AuditEntry {
  const subject = { kind: 'ticket', id, player } as const;
  const detail = { topic, from: before.state };
  return {
    id: auditId(at, `ticket ${player} ${id} ${revision}`),
    at,
    actor,
    act: `ticket-${state}`,
    subject,
    reason,
    detail,
  };
}

function ticketResult(ticket: Ticket | Refusal) {
  return isRefusal(ticket) ? ticket : { ticket: { player: ticket.player, ...ticketAnswer(ticket) } };
}
