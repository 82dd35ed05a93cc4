import { useLoaderData } from 'react-router';
import { Notice } from '#components/ui/notice';
import { mostAdjustedAlone } from '#domain/approvals/adjusted-alone';
import { lapsesAfterHours } from '#domain/approvals/approval-request';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { formatAmount } from '#web/lib/format/coins';
import { currentSession } from '#web/lib/session/session';
import { ApprovalList } from '../../features/admin/approvals/approval-list';
import { AdminPage } from '../../features/admin/parts/admin-page';

/** Loads nothing for admins who are not superadmins; the page explains why. */
export async function load() {
  const session = await currentSession();
  if (!session?.isSuperadmin) return null;
  return { viewer: session.player, requests: await playFabOps.get('/admin/approvals') };
}

/** Requests that need the approval of a second superadmin. */
export function Component() {
  const loaded = useLoaderData<typeof load>();
  return (
    <AdminPage
      title="Approvals"
      path={dashboardPaths.approvals}
      description="Requests that need a second superadmin."
      intro={
        <>
          A second superadmin must approve corrections above {formatAmount('sweeps', mostAdjustedAlone)} SC
          per player and day, and odds with an expected value above the price or{' '}
          {loaded ? `below ${loaded.requests.worthWithoutApproval.least}% of it` : 'far below it'}. You cannot
          approve your own request. Requests expire after {lapsesAfterHours} hours, or when the requester is
          no longer a superadmin.
        </>
      }
    >
      {loaded ? (
        <ApprovalList loaded={loaded.requests} viewer={loaded.viewer} />
      ) : (
        <Notice tone="info">Only superadmins can review these requests.</Notice>
      )}
    </AdminPage>
  );
}
