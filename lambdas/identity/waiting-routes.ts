import * as contract from '#contracts/identity/admin-routes';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { countWaitingApprovals, type CountWaitingDependencies } from '#lambdas/approvals/count-waiting';
import type { OrderLists } from '#lambdas/orders/stores/order-lists';
import type { Api } from '#lambdas/runtime/http/api';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { IdentityCheckStore } from './stores/identity-check-store';

/** Queues that only the badges of the navigation need beside those of the overview. */
interface BadgeDependencies extends WaitingDependencies {
  readonly orders: Pick<OrderLists, 'pageByStatus'>;
  readonly affiliates: Pick<AffiliateStore, 'inState'>;
}

export interface WaitingDependencies extends CountWaitingDependencies {
  readonly checks: Pick<IdentityCheckStore, 'queue'>;
  readonly tickets: Pick<TicketStore, 'inState'>;
}

/** Adds the route by which the dashboard reads how many items await an admin. */
export function addWaitingRoute(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: BadgeDependencies,
): void {
  const { orders, checks, tickets, affiliates } = dependencies;
  const limit = contract.mostWaiting;

  adminRoute(contract.readWaiting, async (admin) => {
    const [placed, queue, unanswered, requested, approvals] = await Promise.all([
      orders.pageByStatus({ status: 'placed', limit }),
      checks.queue({ limit, after: undefined }),
      tickets.inState('open', { limit }),
      affiliates.inState('requested', { limit }),
      countWaitingApprovals(dependencies, admin),
    ]);
    return {
      orders: placed.orders.length,
      identityChecks: queue.checks.length,
      tickets: unanswered.tickets.length,
      affiliates: requested.items.length,
      approvals,
    };
  });
}
