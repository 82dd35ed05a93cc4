import { useEffect, useMemo } from 'react';
import { useStore } from '../state/use-store';
import { catalog, products } from './catalog';
import { onProductsListening } from './product-changes';
import { fetchProduct } from './product-page';
import { entityOf, getRewardProduct, type RewardProduct } from './reward-product';

/**
 * The newest known version of a product while a page shows it: from a list, a subscription or a query of its own.
 *
 * @returns null if it does not exist, undefined while it is unknown
 */
export function useProduct(id: string | null): RewardProduct | null | undefined {
  const watched = useMemo(() => productQuery(id), [id]);

  useEffect(() => {
    if (id === null) return undefined;
    // The list may drop it meanwhile.
    products.retain(entityOf(id));
    // Missed changes are in the answer; a failed read keeps the known version.
    const stop = onProductsListening(() => void fetchProduct(id, { isReread: true }).catch(() => undefined));
    return () => {
      stop();
      products.release(entityOf(id));
    };
  }, [id]);

  return useStore(watched);
}

function productQuery(id: string | null) {
  const variables = { id: id ?? '' };
  const query = catalog.watchQuery({ query: getRewardProduct, variables, fetchPolicy: 'cache-only' });
  return {
    read() {
      const { data, dataState } = query.getCurrentResult();
      return dataState === 'complete' ? data.getRewardProduct : undefined;
    },
    subscribe(listener: () => void) {
      const watching = query.subscribe(listener);
      return () => watching.unsubscribe();
    },
  };
}
