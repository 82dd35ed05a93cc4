import { useLoaderData } from 'react-router';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { currentSession } from '#web/lib/session/session';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { AdminProducts } from '../../features/admin/products/admin-products';

/** The table loads its own products, so that its frame shows at once. */
export async function load() {
  return { admin: (await currentSession())?.player ?? '' };
}

/** Filters are search parameters; changing them does not run the guard again. */
export const shouldRevalidate = () => false;

/** Administration of the prize store. */
export function Component() {
  const { admin } = useLoaderData<typeof load>();
  return (
    <AdminPage
      title="Products"
      path={dashboardPaths.products}
      description="Prize store products."
      hasOwnHeading
    >
      <AdminProducts admin={admin} />
    </AdminPage>
  );
}
