import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { currentSession } from '#web/lib/session/session';
import { PayoutsPanel } from '../../features/admin/affiliates/payouts-panel';
import { ReviewList, stateIn } from '../../features/admin/affiliates/review-list';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { SavedViewsBar } from '../../features/admin/parts/saved-views-bar';
import '../../features/affiliates/affiliates.css';

export async function load({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = stateIn(search);
  const find = search.get('find')?.trim().slice(0, 100) ?? '';
  const query = { state, ...(find !== '' && { find }) };
  const [session, page] = await Promise.all([
    currentSession(),
    playFabOps.get('/admin/affiliates', { query }),
  ]);
  return {
    admin: session?.player ?? '',
    state,
    find,
    page,
    isSuperadmin: session?.isSuperadmin ?? false,
  };
}

/** Affiliate administration; SUPERADMINS also make payouts. */
export function Component() {
  const { admin, state, find, page, isSuperadmin } = useLoaderData<typeof load>();
  const [lastMonth] = useState(() => {
    const day = new Date();
    day.setUTCDate(0);
    return day.toISOString().slice(0, 7);
  });
  return (
    <AdminPage
      title="Affiliates"
      path={paths.dashboardAffiliates}
      description="Applications, affiliates and payouts."
    >
      <SavedViewsBar list="affiliates" admin={admin} />
      <ReviewList
        key={`${state} ${find}`}
        loaded={page}
        state={state}
        find={find}
        isSuperadmin={isSuperadmin}
      />
      <PayoutsPanel lastMonth={lastMonth} isSuperadmin={isSuperadmin} />
    </AdminPage>
  );
}
