import type { Refusal } from '#contracts/errors';
import { isClosed } from '#domain/player/deletion';
import { adminGroups } from '#domain/player/groups';
import type { Ticket } from '#domain/support/ticket';
import { changeTriage, type TicketTriage, type TriageChange } from '#domain/support/triage';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { TicketDependencies } from './change-ticket';
import type { TriageStore } from './stores/triage-store';

export interface TriageTicketDependencies extends TicketDependencies {
  readonly triages: TriageStore;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly users: Pick<UserList, 'membersOf'>;
  readonly wallets: Pick<WalletStore, 'load' | 'unchanged'>;
}

/** A ticket with who works on it. */
export interface TriagedTicket {
  readonly ticket: Ticket;
  readonly triage: TicketTriage;
}

interface TriageRequest extends TriageChange {
  readonly actor: string;
  readonly player: string;
  readonly ticket: string;
}

/**
 * Changes who works on a ticket or how urgent it is, with its audit entry. An unchanged triage is not written. The wallet is checked in the
 * same transaction, so no triage is written once the account is closed and its erasure may have passed.
 */
export async function triageTicket(
  dependencies: TriageTicketDependencies,
  { actor, player, ticket: id, assignee, priority }: TriageRequest,
): Promise<TriagedTicket | Refusal> {
  const { tickets, triages, wallets, audit, commitTogether, pause, now } = dependencies;
  const ticket = await tickets.find(player, id);
  if (!ticket) return { code: 'support/unknown-ticket' };
  // An admin who takes a ticket has just proved to be one.
  if (assignee && assignee !== actor && !(await listStaff(dependencies)).includes(assignee))
    return { code: 'support/unknown-assignee' };
  const triage = await retryOnConflict(pause, async () => {
    const [before, open] = await Promise.all([triages.find({ player, ticket: id }), wallets.load(player)]);
    if (!open || isClosed(open.play.deletion)) return { code: 'support/unknown-ticket' } as const;
    const after = changeTriage(before, { assignee, priority });
    if (after === before) return after;
    const at = now();
    const { outcome } = await commitTogether([
      triages.replace(before, after),
      wallets.unchanged(open),
      audit.record({
        id: auditId(at, `triage ${player} ${id} ${after.revision}`),
        at,
        actor,
        act: 'ticket-triaged',
        subject: { kind: 'ticket', id, player },
        reason: null,
        detail: {
          priority: after.priority,
          ...(before.priority !== after.priority && { priorityWas: before.priority }),
          assignee: after.assignee,
        },
      }),
    ]);
    return outcome === 'committed' ? after : conflict;
  });
  if (triage === conflict) return { code: 'request/unavailable' };
  return isRefusal(triage) ? triage : { ticket, triage };
}

/** The ids of everyone who can work on tickets. */
export async function listStaff({ users }: Pick<TriageTicketDependencies, 'users'>): Promise<string[]> {
  const members = await Promise.all(adminGroups.map((group) => users.membersOf(group)));
  return [...new Set(members.flat())];
}
