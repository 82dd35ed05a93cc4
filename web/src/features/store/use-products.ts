import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useProductList } from '#web/lib/catalog/use-product-list';

/**
 * Products that change as they are sold and edited. What cannot be read again is read after the next interruption; meanwhile the
 * page shows what it knows.
 *
 * @param loaded  as the route's loader had them
 */
export function useProducts(loaded: readonly RewardProduct[]): readonly RewardProduct[] {
  return useProductList(loaded).list.products ?? loaded;
}
