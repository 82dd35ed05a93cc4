import type { createApi } from '#http/api';
import type { IdentityCheckStore } from '#stores/identity-check-store';
import type { TicketStore } from '#stores/ticket-store';
import * as contract from './identity-contracts';

export interface WaitingDependencies {
  readonly checks: Pick<IdentityCheckStore, 'queue'>;
  readonly tickets: Pick<TicketStore, 'inState'>;
}

/** The route by which the dashboard says how much waits for a person. */
export function addWaitingRoute(
  { adminRoute }: Pick<ReturnType<typeof createApi>, 'adminRoute'>,
  { checks, tickets }: WaitingDependencies,
): void {
  const limit = contract.mostWaiting;

  adminRoute(contract.readWaiting, async () => {
    const [queue, unanswered] = await Promise.all([
      checks.queue({ limit, after: undefined }),
      tickets.inState('open', { limit }),
    ]);
    return { identityChecks: queue.checks.length, tickets: unanswered.tickets.length };
  });
}
