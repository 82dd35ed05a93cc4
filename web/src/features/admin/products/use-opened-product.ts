import { useMemo } from 'react';
import { useLoaded } from '#web/lib/api/use-loaded';
import { fetchProduct } from '#web/lib/catalog/product-page';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProduct } from '#web/lib/catalog/use-product';
import type { Opened } from './drawer-address';

/**
 * Returns the product of the open drawer, which the table may not have loaded.
 *
 * @param isTableRead  whether the table has loaded its first page, in which the product may be
 * @returns null if it does not exist, undefined while it loads
 */
export function useOpenedProduct(
  opened: Opened,
  isTableRead: boolean,
): { product: RewardProduct | null | undefined; failure: unknown } {
  const id = typeof opened === 'object' ? (opened?.id ?? null) : null;
  const product = useProduct(id);
  const isBeyond = id !== null && isTableRead && product === undefined;
  // The cache takes the answer, from which it is read above.
  const load = useMemo(() => (isBeyond ? () => fetchProduct(id) : null), [id, isBeyond]);
  const { failure } = useLoaded(load);

  return { product, failure };
}
