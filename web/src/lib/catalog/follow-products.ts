import { type ProductWatcher, watchProducts } from './product-changes';
import type { ListEvent, ProductList } from './product-list';
import { fetchProducts, type PageRequest, type ProductPage, usualPage } from './product-page';
import { everyProduct, type ProductQuery } from './product-query';

/** Sources of products and their changes. */
interface ProductSources {
  readonly read: (filter: PageRequest) => Promise<ProductPage>;
  readonly watch: (watcher: ProductWatcher) => () => void;
}

const fromCatalog: ProductSources = { read: fetchProducts, watch: watchProducts };

/** Loads the products of a query on demand, and follows their changes. */
export interface FollowedProducts {
  /** Switches to another query or order. */
  readonly request: (query: ProductQuery) => void;
  /** Loads the next page, unless there is none or a load is under way. @param list  the present list */
  readonly readMore: (list: ProductList) => void;
  /** Reloads everything shown. */
  readonly reread: () => void;
  readonly stop: () => void;
}

/**
 * Feeds a list with product changes. Whenever the subscription becomes active, at first or again, everything shown is reloaded, so that no
 * change during a gap is missed.
 *
 * @param dispatch       called with each event for `listAfter`
 * @param onRefused      called when the service refuses the subscription
 * @param options.shown  returns the number of products shown
 */
export function followProducts(
  dispatch: (event: ListEvent) => void,
  onRefused: (failure: unknown) => void,
  {
    query: first = everyProduct,
    shown = () => 0,
    sources: { read, watch } = fromCatalog,
  }: { query?: ProductQuery; shown?: () => number; sources?: ProductSources } = {},
): FollowedProducts {
  let turn = 0;
  let query = first;
  let isReadingOn = false;
  const stopWatching = watch({
    onChange: (change) => dispatch({ kind: 'told', change }),
    onListening: reread,
    onRefused,
  });
  return { request, readMore, reread, stop };

  function request(next: ProductQuery): void {
    query = next;
    dispatch({ kind: 'asked', query });
    readWith('all', { query });
  }

  function reread(): void {
    readWith('all', { query, atLeast: Math.max(shown(), usualPage) });
  }

  function readMore({ nextToken, reading }: ProductList): void {
    if (nextToken === null || reading !== null || isReadingOn) return;
    readWith('more', { query, after: nextToken });
  }

  function readWith(part: 'all' | 'more', filter: PageRequest): void {
    turn += 1;
    const ownTurn = turn;
    isReadingOn = part === 'more';
    // A slower answer never replaces a newer one.
    const dispatchNewest = (event: ListEvent) => {
      if (ownTurn !== turn) return;
      isReadingOn = false;
      dispatch(event);
    };
    dispatch({ kind: 'reading', part });
    read(filter).then(
      (page) => dispatchNewest({ kind: 'read', part, ...page }),
      (failure: unknown) => dispatchNewest({ kind: 'failed', failure }),
    );
  }

  function stop(): void {
    turn += 1;
    stopWatching();
  }
}
