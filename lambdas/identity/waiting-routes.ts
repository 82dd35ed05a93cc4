import * as contract from '#contracts/identity/admin-routes';
import { statusOf } from '#domain/approvals/approval-request';
import type { ApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { Api } from '#lambdas/runtime/http/api';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { IdentityCheckStore } from './stores/identity-check-store';

export interface WaitingDependencies {
  readonly checks: Pick<IdentityCheckStore, 'queue'>;
  readonly tickets: Pick<TicketStore, 'inState'>;
  readonly approvals: Pick<ApprovalStore, 'page'>;
  readonly now: () => Date;
}

/** Adds the route by which the dashboard reads how many items await an admin. */
export function addWaitingRoute(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  { checks, tickets, approvals, now }: WaitingDependencies,
): void {
  const limit = contract.mostWaiting;

  adminRoute(contract.readWaiting, async () => {
    const [queue, unanswered, newest] = await Promise.all([
      checks.queue({ limit, after: undefined }),
      tickets.inState('open', { limit }),
      approvals.page({ limit: contract.newestApprovals }),
    ]);
    const undecided = newest.requests.filter((request) => statusOf(request, now()) === 'waiting');
    return {
      identityChecks: queue.checks.length,
      tickets: unanswered.tickets.length,
      approvals: undecided.length,
    };
  });
}
