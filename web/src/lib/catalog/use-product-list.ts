import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { followProducts } from './follow-products';
import { listAfter, listOf } from './product-list';
import type { RewardProduct } from './reward-product';

/**
 * All products that the caller may see, as they change.
 *
 * @param loaded  as somebody read them before; none to have them read
 */
export function useProductList(loaded: readonly RewardProduct[] | null = null) {
  const [list, dispatch] = useReducer(listAfter, loaded, listOf);
  const [isRefused, setRefused] = useState(false);
  const following = useRef<ReturnType<typeof followProducts>>(null);
  const mustRead = loaded === null;

  useEffect(() => {
    const followed = followProducts(dispatch, () => setRefused(true));
    following.current = followed;
    if (mustRead) followed.reread();
    return followed.stop;
  }, [mustRead]);
  const reread = useCallback(() => following.current?.reread(), []);

  return { list, dispatch, reread, isRefused };
}
