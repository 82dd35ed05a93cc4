import { useLoaderData } from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { ReviewQueue } from '../../features/admin/identity/review-queue';
import { AdminPage } from '../../features/admin/parts/admin-page';

export const load = () => playFabOps.get('/admin/identity-checks');

/** Identity reviews by admins. */
export function Component() {
  return (
    <AdminPage
      title="Identity checks"
      path={dashboardPaths.identity}
      description="Identity checks awaiting review."
    >
      <ReviewQueue loaded={useLoaderData<typeof load>()} />
    </AdminPage>
  );
}
