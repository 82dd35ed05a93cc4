import { useEffect, useReducer } from 'react';
import { listAfter, listOf } from '#web/lib/catalog/product-list';
import { fetchProduct } from '#web/lib/catalog/product-page';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useStoreOutlet } from '../store-outlet';

/**
 * A prize as it is sold and edited while it is open.
 *
 * @param loaded  as the page was opened with; null for one that is not there
 * @returns the last that was known of it, and whether it has left the store
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
        // What it missed meanwhile is in the answer; one that fails leaves what is known.
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
