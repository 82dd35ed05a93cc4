import { type ProductWatcher, watchProducts } from './product-changes';
import type { ListEvent, ProductList } from './product-list';
import { fetchProducts, type PageRequest, type ProductPage, usualPage } from './product-page';
import { everyProduct, type ProductQuery } from './product-query';

/** Where products and their changes come from. */
interface ProductSources {
  readonly read: (filter: PageRequest) => Promise<ProductPage>;
  readonly watch: (watcher: ProductWatcher) => () => void;
}

const fromCatalog: ProductSources = { read: fetchProducts, watch: watchProducts };

/** Reads the products of a query as far as somebody looks, and hears of what becomes of them. */
export interface FollowedProducts {
  /** Asks for others, or for the same in another order. */
  readonly ask: (query: ProductQuery) => void;
  /** Reads what follows, if anything does and nothing is on its way. @param list  as it is now */
  readonly readMore: (list: ProductList) => void;
  /** Reads all again that is shown. */
  readonly reread: () => void;
  readonly stop: () => void;
}

/**
 * Tells a list of what becomes of products. Whenever changes begin to be told, at first or again, all that is shown is read:
 * so none is missed that happened while nobody told it.
 *
 * @param tell  given one event after the other for `listAfter`
 * @param onRefused  called when the service will tell no changes
 * @param options.shown  how many products are shown now
 */
export function followProducts(
  tell: (event: ListEvent) => void,
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
    onChange: (change) => tell({ kind: 'told', change }),
    onListening: reread,
    onRefused,
  });
  return { ask, readMore, reread, stop };

  function ask(asked: ProductQuery): void {
    query = asked;
    tell({ kind: 'asked', query });
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
    const mine = turn;
    isReadingOn = part === 'more';
    // A slower answer never replaces a newer one.
    const tellNewest = (event: ListEvent) => {
      if (mine !== turn) return;
      isReadingOn = false;
      tell(event);
    };
    tell({ kind: 'reading', part });
    read(filter).then(
      (page) => tellNewest({ kind: 'read', part, ...page }),
      (failure: unknown) => tellNewest({ kind: 'failed', failure }),
    );
  }

  function stop(): void {
    turn += 1;
    stopWatching();
  }
}
