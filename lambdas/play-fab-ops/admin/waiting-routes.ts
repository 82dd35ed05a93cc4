import * as contract from '#contracts/identity/admin-routes';
import { statusOf } from '#domain/approvals/approval-request';
import type { createApi } from '#http/api';
import type { ApprovalStore } from '#stores/approval-store';
import type { IdentityCheckStore } from '#stores/identity-check-store';
import type { TicketStore } from '#stores/ticket-store';

export interface WaitingDependencies {
  readonly checks: Pick<IdentityCheckStore, 'queue'>;
  readonly tickets: Pick<TicketStore, 'inState'>;
  readonly approvals: Pick<ApprovalStore, 'page'>;
  readonly now: () => Date;
}

/** The route by which the dashboard says how much waits for a person. */
export function addWaitingRoute(
  { adminRoute }: Pick<ReturnType<typeof createApi>, 'adminRoute'>,
  { checks, tickets, approvals, now }: WaitingDependencies,
): void {
  const limit = contract.mostWaiting;

  adminRoute(contract.readWaiting, async () => {
    const [queue, unanswered, asked] = await Promise.all([
      checks.queue({ limit, after: undefined }),
      tickets.inState('open', { limit }),
      approvals.page({ limit: contract.newestApprovals }),
    ]);
    const undecided = asked.requests.filter((request) => statusOf(request, now()) === 'waiting');
    return {
      identityChecks: queue.checks.length,
      tickets: unanswered.tickets.length,
      approvals: undecided.length,
    };
  });
}
