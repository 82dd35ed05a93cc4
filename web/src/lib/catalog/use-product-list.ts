import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type FollowedProducts, followProducts } from './follow-products';
import type { ProductChange } from './product-changes';
import { type ListEvent, listAfter, listOf } from './product-list';
import type { ProductPage } from './product-page';
import { isSameQuery, type ProductQuery } from './product-query';

/** Listener for changes of the list, and for reloads after possibly missed changes. */
export interface ProductListener {
  readonly onChange: (change: ProductChange) => void;
  readonly onReread: () => void;
}

/**
 * The products of a query that are visible to the caller, kept up to date, loaded as far as they are scrolled to.
 *
 * @param query   a new value is loaded at once
 * @param loaded  an already loaded first page; null to load it
 */
export function useProductList(query: ProductQuery, loaded: ProductPage | null = null) {
  const [list, dispatch] = useReducer(listAfter, null, () => listOf(loaded, query));
  const [isRefused, setRefused] = useState(false);
  const following = useRef<FollowedProducts>(null);
  const current = useRef({ list, query });
  const listeners = useRef(new Set<ProductListener>());
  const mustRead = loaded === null;

  // Runs before the effects of child components, which request more of what they show.
  useLayoutEffect(() => {
    current.current.list = list;
  }, [list]);

  useEffect(() => {
    const publish = (event: ListEvent) => {
      // Network updates are rendered as transitions, so that typing and scrolling stay responsive.
      startTransition(() => dispatch(event));
      for (const listener of listeners.current) {
        if (event.kind === 'told') listener.onChange(event.change);
        if (event.kind === 'reading' && event.part === 'all') listener.onReread();
      }
    };
    const followed = followProducts(publish, () => setRefused(true), {
      query: current.current.query,
      shown: () => current.current.list.products?.length ?? 0,
    });
    following.current = followed;
    if (mustRead) followed.reread();
    return followed.stop;
  }, [mustRead]);

  useEffect(() => {
    if (isSameQuery(current.current.query, query)) return;
    current.current.query = query;
    following.current?.request(query);
  }, [query]);

  const reread = useCallback(() => following.current?.reread(), []);
  const readMore = useCallback(() => following.current?.readMore(current.current.list), []);
  const listen = useCallback((listener: ProductListener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  return { list, dispatch, reread, readMore, listen, isRefused };
}
