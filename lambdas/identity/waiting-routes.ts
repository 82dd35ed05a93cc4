import * as contract from '#contracts/identity/admin-routes';
import { statusOf } from '#domain/approvals/approval-request';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import type { ApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { OrderLists } from '#lambdas/orders/stores/order-lists';
import type { Api } from '#lambdas/runtime/http/api';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { IdentityCheckStore } from './stores/identity-check-store';

/** Queues that only the badges of the navigation need beside those of the overview. */
interface BadgeDependencies extends WaitingDependencies {
  readonly orders: Pick<OrderLists, 'pageByStatus'>;
  readonly affiliates: Pick<AffiliateStore, 'inState'>;
}

export interface WaitingDependencies {
  readonly checks: Pick<IdentityCheckStore, 'queue'>;
  readonly tickets: Pick<TicketStore, 'inState'>;
  readonly approvals: Pick<ApprovalStore, 'page'>;
  readonly now: () => Date;
}

/** Adds the route by which the dashboard reads how many items await an admin. */
export function addWaitingRoute(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  { orders, checks, tickets, affiliates, approvals, now }: BadgeDependencies,
): void {
  const limit = contract.mostWaiting;

  adminRoute(contract.readWaiting, async () => {
    const [placed, queue, unanswered, requested, newest] = await Promise.all([
      orders.pageByStatus({ status: 'placed', limit }),
      checks.queue({ limit, after: undefined }),
      tickets.inState('open', { limit }),
      affiliates.inState('requested', { limit }),
      approvals.page({ limit: contract.newestApprovals }),
    ]);
    const undecided = newest.requests.filter((request) => statusOf(request, now()) === 'waiting');
    return {
      orders: placed.orders.length,
      identityChecks: queue.checks.length,
      tickets: unanswered.tickets.length,
      affiliates: requested.items.length,
      approvals: undecided.length,
    };
  });
}
