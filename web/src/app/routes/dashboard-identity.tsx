import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { ReviewQueue } from '../../features/admin/identity/review-queue';

export const load = () => playFabOps.get('/admin/identity-checks');

/** Identity reviews by admins. */
export function Component() {
  return (
    <div className="page-width">
      <PageHead
        title="Identity checks"
        path={paths.identityReviews}
        description="Identity checks awaiting review."
      />
      <h1 className="page-title">Identity checks</h1>
      <ReviewQueue loaded={useLoaderData<typeof load>()} />
    </div>
  );
}
