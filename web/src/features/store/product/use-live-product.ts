import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProduct } from '#web/lib/catalog/use-product';

/**
 * A prize with live updates while it is open.
 *
 * @param loaded  from the loader; null if it does not exist
 * @returns its newest known version, and whether it was removed from the store
 */
export function useLiveProduct(id: string, loaded: RewardProduct | null) {
  const known = useProduct(id);
  const now = known === undefined ? loaded : known;
  return { product: now ?? loaded, isGone: loaded !== null && now?.active !== true };
}
