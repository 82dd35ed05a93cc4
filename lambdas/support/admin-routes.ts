import type { Person } from '#contracts/account/person-shape';
import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/support/admin-routes';
import { answerTicket, closeTicket, type ClosingReason, type Ticket } from '#domain/support/ticket';
import type { TicketTriage } from '#domain/support/triage';
import type { FindPersonDependencies } from '#lambdas/account/admin/find-person';
import { readPeople, type ReadPeopleDependencies } from '#lambdas/account/admin/read-people';
import { recordFoundPlayers } from '#lambdas/audit/record-reads';
import type { AuditEntry } from '#lambdas/audit/stores/audit-store';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestName } from '#lambdas/runtime/request-name';
import { asStored } from './as-stored';
import { changeTicket } from './change-ticket';
import { fileNamesOf } from './file-names';
import { listTickets } from './list-tickets';
import { ticketSummaryAnswer, ticketAnswer } from './ticket-answers';
import { listStaff, triageTicket, type TriageTicketDependencies } from './triage-ticket';

export interface AdminTicketDependencies
  extends TriageTicketDependencies, FindPersonDependencies, ReadPeopleDependencies {
  readonly users: TriageTicketDependencies['users'] &
    FindPersonDependencies['users'] &
    ReadPeopleDependencies['users'];
  readonly players: FindPersonDependencies['players'] & ReadPeopleDependencies['players'];
}

/** Adds the routes by which admins answer tickets. Each act is audited in its own transaction. */
export function addAdminTicketRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AdminTicketDependencies,
): void {
  const { tickets, triages, audit } = dependencies;

  adminRoute(contract.listAdminTickets, async ({ id: admin }, { query }) => {
    const page = await listTickets(dependencies, query, admin);
    if (query.find !== undefined) {
      const players = page.items.map(({ summary }) => summary.player);
      const route = contract.listAdminTickets.operationId;
      const lost = await recordFoundPlayers(dependencies, { actor: admin, players, route });
      if (lost) return lost;
    }
    const people = await peopleOf(page.items.map(({ triage }) => triage));
    const items = page.items.map(({ summary, triage }) => ({
      ...ticketSummaryAnswer(summary),
      ...triageAnswer(triage, people),
    }));
    return { items, next: page.next };
  });

  adminRoute(contract.readAdminTicket, async (_admin, { parameters: { player, ticket } }) =>
    ticketResult((await tickets.find(player, ticket)) ?? { code: 'support/unknown-ticket' }),
  );

  adminRoute(contract.triageAdminTicket, async ({ id: actor }, { parameters, body }) => {
    const triaged = await triageTicket(dependencies, { actor, ...parameters, ...body });
    return isRefusal(triaged) ? triaged : ticketResult(triaged.ticket, triaged.triage);
  });

  adminRoute(contract.listTicketAssignees, async () => ({
    items: await readPeople(dependencies, await listStaff(dependencies)),
  }));

  adminRoute(
    contract.answerTicketAsAdmin,
    async ({ id: actor }, { parameters, body, idempotencyKey: key }) => {
      const text = asStored(body.text);
      const fileNames = fileNamesOf(body);
      const request = requestName(`answer-ticket ${actor}`, key);
      const answered = await changeTicket(
        dependencies,
        parameters,
        (ticket, at) => answerTicket(ticket, { text, at, request, fileNames }),
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

  async function peopleOf(of: readonly TicketTriage[]): Promise<ReadonlyMap<string, Person>> {
    const ids = of.flatMap(({ player, assignee }) => (assignee === null ? [player] : [player, assignee]));
    const people = await readPeople(dependencies, ids);
    return new Map(people.map((each) => [each.player, each]));
  }

  async function ticketResult(ticket: Ticket | Refusal, known?: TicketTriage) {
    if (isRefusal(ticket)) return ticket;
    const { player, id } = ticket;
    const triage = known ?? (await triages.find({ player, ticket: id }));
    return {
      ticket: {
        ...ticketAnswer(ticket, dependencies.now()),
        ...triageAnswer(triage, await peopleOf([triage])),
      },
    };
  }
}

function triageAnswer({ player, assignee, priority }: TicketTriage, people: ReadonlyMap<string, Person>) {
  const personOf = (id: string) => people.get(id) ?? { player: id, email: null, displayName: null };
  return {
    player,
    writer: personOf(player),
    assignee: assignee === null ? null : personOf(assignee),
    priority,
  };
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
