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

/** Told of what is told to the list, and when it is read again because something may have been missed. */
export interface ProductListener {
  readonly onChange: (change: ProductChange) => void;
  readonly onReread: () => void;
}

/**
 * The products of a query that the caller may see, as they change, read as far as they are looked at.
 *
 * @param query   another one is read as soon as it is given
 * @param loaded  as somebody read the first page before; none to have it read
 */
export function useProductList(query: ProductQuery, loaded: ProductPage | null = null) {
  const [list, dispatch] = useReducer(listAfter, null, () => listOf(loaded, query));
  const [isRefused, setRefused] = useState(false);
  const following = useRef<FollowedProducts>(null);
  const current = useRef({ list, query });
  const listeners = useRef(new Set<ProductListener>());
  const mustRead = loaded === null;

  // Before the effects of whatever shows the list: those below come first among effects, and ask for more of what they see.
  useLayoutEffect(() => {
    current.current.list = list;
  }, [list]);

  useEffect(() => {
    const tell = (event: ListEvent) => {
      // Whatever comes by the network is drawn bit by bit, so that whoever types or scrolls goes first.
      startTransition(() => dispatch(event));
      for (const listener of listeners.current) {
        if (event.kind === 'told') listener.onChange(event.change);
        if (event.kind === 'reading' && event.part === 'all') listener.onReread();
      }
    };
    const followed = followProducts(tell, () => setRefused(true), {
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
    following.current?.ask(query);
  }, [query]);

  const reread = useCallback(() => following.current?.reread(), []);
  const readMore = useCallback(() => following.current?.readMore(current.current.list), []);
  const listen = useCallback((listener: ProductListener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  return { list, dispatch, reread, readMore, listen, isRefused };
}
