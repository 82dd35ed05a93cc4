import { useLoaderData, useRevalidator } from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { fetchProducts } from '#web/lib/catalog/product-page';
import { everyProduct } from '#web/lib/catalog/product-query';
import { paths } from '#web/lib/paths';
import { PoolList } from '../../features/admin/gift-codes/pool-list';
import { AdminPage } from '../../features/admin/parts/admin-page';

/** Upper bound for gift products on one screen. */
const mostGifts = 100;

/** Loads the gift-code pools, and the products that could have one. */
export async function load() {
  const [{ items }, { products }] = await Promise.all([
    playFabOps.get('/admin/gift-codes'),
    fetchProducts({ query: { ...everyProduct, category: 'gifts' }, atLeast: mostGifts }),
  ]);
  return { pools: items, gifts: products.map(({ id, name }) => ({ id, name })) };
}

/** Administration of gift-code pools. */
export function Component() {
  const { pools, gifts } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title="Gift codes"
      path={paths.dashboardGiftCodes}
      description="Gift code pools."
      intro="Gift card orders take their codes from here at once. If a pool is empty, orders wait and are filled automatically when codes are added, longest wait first."
    >
      <PoolList pools={pools} gifts={gifts} onChanged={() => void revalidate()} />
    </AdminPage>
  );
}
