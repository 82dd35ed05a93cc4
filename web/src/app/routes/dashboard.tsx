import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { choiceIn } from '#web/lib/filters/filters';
import { paths } from '#web/lib/paths';
import { AlarmsPanel } from '../../features/admin/overview/alarms-panel';
import { loadOverview } from '../../features/admin/overview/load-overview';
import { TotalsPanel } from '../../features/admin/overview/totals-panel';
import { WorkPanel } from '../../features/admin/overview/work-panel';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { FilterChips } from '../../features/admin/parts/filter-chips';

/** Lengths of the period, the one of the page without a choice first. */
const periods = ['7', '1', '30'] as const;
const labels = { 1: 'Today', 7: '7 days', 30: '30 days' } as const;

/** Parameters of the product table, which had this address before. */
const ofProducts = ['product', 'create', 'q', 'state', 'category', 'sort'];

/** Loads the overview; an older link to the product table leads there. */
export async function load({ request }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url);
  if (ofProducts.some((name) => searchParams.has(name))) throw redirect(dashboardPaths.products + search);
  const days = choiceIn(searchParams, 'days', periods);
  return { days, ...(await loadOverview(Number(days))) };
}

/** The first page of admins: pending work, alarms and business totals. */
export function Component() {
  const { days, overview, alarms, failedRefunds } = useLoaderData<typeof load>();
  return (
    <AdminPage
      title="Dashboard"
      heading="Overview"
      path={paths.dashboard}
      description="Pending work, alarms and business totals."
    >
      <WorkPanel waiting={overview.waiting} failedRefunds={failedRefunds} />
      <AlarmsPanel alarms={alarms} />
      <FilterChips
        label="Period"
        choices={(['1', '7', '30'] as const).map((value) => ({ value, label: labels[value] }))}
        chosen={days}
        pathOf={(value) => dashboardPaths.overviewOf(Number(value))}
      />
      <TotalsPanel overview={overview} />
    </AdminPage>
  );
}
