import { newestApprovals } from '#contracts/identity/admin-routes';
import { statusOf } from '#domain/approvals/approval-request';
import type { Player } from '#lambdas/runtime/http/player';
import type { ApprovalStore } from './stores/approval-store';

export interface CountWaitingDependencies {
  readonly approvals: Pick<ApprovalStore, 'page'>;
  readonly now: () => Date;
}

/** Counts the requests that await a second superadmin; 0 for an admin who is not a superadmin and so cannot decide them. */
export async function countWaitingApprovals(
  { approvals, now }: CountWaitingDependencies,
  admin: Pick<Player, 'isSuperadmin'>,
): Promise<number> {
  if (!admin.isSuperadmin) return 0;
  const { requests } = await approvals.page({ limit: newestApprovals });
  return requests.filter((request) => statusOf(request, now()) === 'waiting').length;
}
