import { useEffect, useReducer } from 'react';
import { listAfter, listOf } from '#web/lib/catalog/product-list';
import { fetchProduct } from '#web/lib/catalog/product-page';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useStoreOutlet } from '../store-outlet';

/**
 * A prize with live updates while it is open.
 *
 * @param loaded  from the loader; null if it does not exist
 * @returns its newest known version, and whether it was removed from the store
 */
export function useLiveProduct(id: string, loaded: RewardProduct | null) {
  const { listen } = useStoreOutlet();
  const page = { products: loaded ? [loaded] : [], nextToken: null, total: null };
  const [{ products }, dispatch] = useReducer(listAfter, null, () => listOf(page));

  useEffect(
    () =>
      listen({
        onChange(change) {
          const about = change.kind === 'withdrawn' ? change.id : change.product.id;
          if (about === id) dispatch({ kind: 'told', change });
        },
        // Missed updates are in the response; a failed read keeps the known version.
        onReread() {
          fetchProduct(id).then(
            (product) =>
              dispatch({
                kind: 'read',
                part: 'all',
                products: product ? [product] : [],
                nextToken: null,
                total: null,
              }),
            () => undefined,
          );
        },
      }),
    [id, listen],
  );

  const now = products?.find((product) => product.id === id);
  return { product: now ?? loaded, isGone: loaded !== null && now?.active !== true };
}
