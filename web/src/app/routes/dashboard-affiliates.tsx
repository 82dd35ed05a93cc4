import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { PayoutsPanel } from '../../features/admin/affiliates/payouts-panel';
import { affiliateQueryIn, readAffiliates } from '../../features/admin/affiliates/read-affiliates';
import { ReviewList } from '../../features/admin/affiliates/review-list';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { SavedViewsBar } from '../../features/admin/parts/saved-views-bar';
import '../../features/affiliates/affiliates.css';

export async function load({ request }: LoaderFunctionArgs) {
  const query = affiliateQueryIn(new URL(request.url).searchParams);
  const [session, page] = await Promise.all([currentSession(), readAffiliates(query)]);
  return {
    admin: session?.player ?? '',
    query,
    page,
    isSuperadmin: session?.isSuperadmin ?? false,
  };
}

/** Affiliate administration; SUPERADMINS also make payouts. */
export function Component() {
  const { admin, query, page, isSuperadmin } = useLoaderData<typeof load>();
  const [lastMonth] = useState(() => {
    const day = new Date();
    day.setUTCDate(0);
    return day.toISOString().slice(0, 7);
  });
  return (
    <AdminPage
      title="Affiliates"
      path={dashboardPaths.affiliates}
      description="Applications, affiliates and payouts."
    >
      <SavedViewsBar list="affiliates" admin={admin} />
      <ReviewList loaded={page} query={query} isSuperadmin={isSuperadmin} />
      <PayoutsPanel lastMonth={lastMonth} isSuperadmin={isSuperadmin} />
    </AdminPage>
  );
}
