import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { AdminProducts } from '../../features/dashboard/admin-products';
import '../../features/dashboard/dashboard.css';

/** The board reads its products by itself, so that its frame stands while they are on their way. */
export const load = () => null;

/** What is looked for stands in the address; choosing is no reason to ask the guard again. */
export const shouldRevalidate = () => false;

/** Where admins manage the prize store. */
export function Component() {
  return (
    <div className="dashboard page-width">
      <PageHead title="Dashboard" path={paths.dashboard} description="Products of the prize store." />
      <AdminProducts />
    </div>
  );
}
