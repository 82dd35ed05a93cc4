import { useLoaderData, useRevalidator } from 'react-router';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { PoolList } from '../../features/admin/gift-codes/pool-list';
import { readPools } from '../../features/admin/gift-codes/read-pools';
import { AdminPage } from '../../features/admin/parts/admin-page';

/** Loads all gift-code pools, and all products that could have one. */
export async function load() {
  const [pools, products] = await Promise.all([
    readPools(),
    fetchEveryProduct(undefined, { category: 'gifts' }),
  ]);
  return { pools, gifts: products.map(({ id, name }) => ({ id, name })) };
}

/** Administration of gift-code pools. */
export function Component() {
  const { pools, gifts } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title="Gift codes"
      path={dashboardPaths.giftCodes}
      description="Gift code pools."
      intro="Gift card orders take their codes from here at once. If a pool is empty, orders wait and are filled automatically when codes are added, longest wait first."
    >
      <PoolList pools={pools} gifts={gifts} onChanged={() => void revalidate()} />
    </AdminPage>
  );
}
