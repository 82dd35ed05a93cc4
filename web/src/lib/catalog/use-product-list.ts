import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FollowedProducts, followProducts } from './follow-products';
import { listOf } from './product-list';
import type { ProductPage } from './product-page';
import type { ProductQuery } from './product-query';

/**
 * The products of a query that are visible to the caller, kept up to date, loaded as far as they are scrolled to.
 *
 * @param query   a new value is loaded at once
 * @param loaded  an already loaded first page; null to load it
 */
export function useProductList(query: ProductQuery, loaded: ProductPage | null = null) {
  const [list, setList] = useState(() => listOf(loaded, query));
  const [isRefused, setRefused] = useState(false);
  const followed = useRef<FollowedProducts>(null);
  const first = useRef({ query, loaded });

  // Runs before the effects of child components, which request more of what they show.
  useLayoutEffect(() => {
    const own = followProducts(
      // Network updates are rendered as transitions, so that typing and scrolling stay responsive.
      (next) => startTransition(() => setList(next)),
      { ...first.current, onRefused: () => setRefused(true) },
    );
    followed.current = own;
    return own.stop;
  }, []);

  useEffect(() => followed.current?.request(query), [query]);

  const reread = useCallback(() => followed.current?.reread(), []);
  const readMore = useCallback(() => followed.current?.readMore(), []);
  const clearHighlight = useCallback((id: string) => followed.current?.clearHighlight(id), []);

  return { list, reread, readMore, clearHighlight, isRefused };
}
