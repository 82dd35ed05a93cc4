import { useMemo } from 'react';
import { useLoaded } from '#web/lib/api/use-loaded';
import { fetchProduct } from '#web/lib/catalog/product-page';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProduct } from '#web/lib/catalog/use-product';

/**
 * Returns the product of a drawer, which the table may not have loaded.
 *
 * @param id  null for a product that is not stored yet
 * @param isTableRead  whether the table has loaded its first page, in which the product may be
 * @returns null if it does not exist, undefined while it loads
 */
export function useOpenedProduct(
  id: string | null,
  isTableRead: boolean,
): { product: RewardProduct | null | undefined; failure: unknown } {
  const product = useProduct(id);
  const isBeyond = id !== null && isTableRead && product === undefined;
  // The cache takes the answer, from which it is read above.
  const load = useMemo(() => (isBeyond ? () => fetchProduct(id) : null), [id, isBeyond]);
  const { failure } = useLoaded(load);

  return { product, failure };
}
