import { useEffect, useState } from 'react';
import { onReconnected } from '#web/lib/catalog/connection';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { applyChange, watchProducts } from '#web/lib/catalog/product-changes';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/**
 * Products that change as they are sold and edited. After an interruption all of them are read again.
 *
 * @param loaded  as the route's loader had them
 */
export function useProducts(loaded: readonly RewardProduct[]): readonly RewardProduct[] {
  const [products, setProducts] = useState(loaded);

  useEffect(() => {
    // News of an earlier sale may come after a deletion and must not bring the product back.
    const deleted = new Set<string>();
    const reread = () => {
      // What cannot be read now is read after the next interruption; meanwhile the page shows what it knows.
      fetchEveryProduct().then(setProducts, () => undefined);
    };
    const stopWatching = watchProducts(
      (change) => {
        if (change.kind === 'deleted') deleted.add(change.id);
        else if (deleted.has(change.product.id)) return;
        setProducts((known) => applyChange(known, change));
      },
      () => undefined,
    );
    const stopListening = onReconnected(reread);
    return () => {
      stopWatching();
      stopListening();
    };
  }, []);

  return products;
}
