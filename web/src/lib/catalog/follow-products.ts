import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catalog, products as cache } from './catalog';
import { onProductsListening, onWithdraw, productSubscriptions } from './product-changes';
import {
  listOf,
  type ProductList,
  withHighlights,
  withNextPage,
  withoutProduct,
  withPage,
  withProduct,
} from './product-list';
import { fetchProducts, type PageRequest, type ProductPage, usualPage } from './product-page';
import { everyProduct, isSameQuery, type ProductQuery } from './product-query';
import { listRewardProducts, type ProductVersion } from './reward-product';

/** Loads the products of a query on demand, and follows their changes. */
export interface FollowedProducts {
  /** Switches to another query or order. */
  readonly request: (query: ProductQuery) => void;
  /** Loads the next page, unless there is none or a load is under way. */
  readonly readMore: () => void;
  /** Reloads everything shown. */
  readonly reread: () => void;
  /** Drops the highlight of a product. */
  readonly clearHighlight: (id: string) => void;
  readonly stop: () => void;
}

type Withdrawal = Pick<ProductVersion, 'id' | 'revision'>;

/** Apollo keeps every product that an event names; after this many, those that nothing shows are dropped. */
const changesBetweenCollections = 1_000;

/**
 * Follows a list of products, whose versions are those of the cache. Whenever the subscriptions become active, at first or again,
 * everything shown is reloaded, so that no change during a gap is missed.
 *
 * @param onList          called with each new state of the list
 * @param options.loaded     a loaded first page; null to load it
 * @param options.onRefused  called when the service refuses a subscription; the library itself repairs interruptions
 */
export function followProducts(
  onList: (list: ProductList) => void,
  {
    query: first = everyProduct,
    loaded,
    onRefused,
  }: { query?: ProductQuery; loaded: ProductPage | null; onRefused: (failure: unknown) => void },
): FollowedProducts {
  let list = listOf(loaded && newestOf(loaded), first);
  let turn = 0;
  /** The turn whose answer is shown. */
  let shown = 0;
  let changes = 0;
  let isStoring = false;
  // What changes during a load, which its answer may not contain.
  let deferred: readonly string[] = [];
  let withdrawn: readonly Withdrawal[] = [];
  const stops = [cache.onProduct(change), ...subscribe(), onProductsListening(reread)];
  if (!loaded) reread();
  return { request, readMore, reread, clearHighlight, stop };

  function subscribe(): (() => void)[] {
    // Apollo sends no such query: to read and compare a whole list after each change would take too long.
    const watched = catalog.watchQuery({ query: listRewardProducts, fetchPolicy: 'standby' });
    // After a faulty message the stream continues; after a refusal it has ended.
    const onError = (failure: unknown) => void (CombinedGraphQLErrors.is(failure) || onRefused(failure));
    const withdrawals = watched.subscribeToMore({
      document: onWithdraw,
      updateQuery: (_list, { subscriptionData: { data } }) => withdraw(data.onWithdrawRewardProduct),
      onError,
    });
    return [
      withdrawals,
      ...productSubscriptions.map((document) => watched.subscribeToMore({ document, onError })),
    ];
  }

  function request(query: ProductQuery): void {
    if (isSameQuery(list.query, query)) return;
    show({ ...list, query, isStale: true });
    void read('all', { query });
  }

  function reread(): void {
    void read('all', { query: list.query, atLeast: Math.max(list.products?.length ?? 0, usualPage) });
  }

  function readMore(): void {
    if (list.nextToken === null || list.reading !== null) return;
    void read('more', { query: list.query, after: list.nextToken });
  }

  /** A slower answer never replaces a newer one. It is shown while the newer one of the same query is still loading. */
  async function read(part: 'all' | 'more', request: PageRequest): Promise<void> {
    turn += 1;
    const ownTurn = turn;
    show({ ...list, reading: part, failure: null });
    try {
      const answer = await fetchProducts(request);
      const isShownFirst = part === 'all' && ownTurn > shown && isSameQuery(request.query, list.query);
      if (ownTurn !== turn && !isShownFirst) return;
      shown = ownTurn;
      const isSwitched = list.isStale;
      const page = stored(answer);
      const after = part === 'all' ? withPage(list, page) : withNextPage(list, page);
      if (ownTurn === turn) settle(after);
      else show(after);
      if (isSwitched) collect();
    } catch (failure) {
      if (ownTurn === turn) settle({ ...list, failure });
    }
  }

  /** The page with the newest known versions, whose writes to the cache are no changes. */
  function stored(answer: ProductPage): ProductPage {
    isStoring = true;
    try {
      return newestOf(answer);
    } finally {
      isStoring = false;
    }
  }

  /** Ends a load. Its answer may lack what changed during the load, so the list applies those changes again. */
  function settle(after: ProductList): void {
    const [ids, withdrawals] = [deferred, withdrawn];
    [deferred, withdrawn] = [[], []];
    show(ids.reduce(applied, { ...after, reading: null }));
    for (const each of withdrawals) cache.withdrawProduct(each);
  }

  /** Follows the cache, whatever wrote to it but a page of this list. */
  function change(id: string): void {
    if (isStoring) return;
    changes += 1;
    if (changes % changesBetweenCollections === 0 && !list.reading) collect();
    show(applied(list, id));
    if (list.reading) deferred = [...deferred, id];
  }

  function withdraw(withdrawal: Withdrawal | null): void {
    if (!withdrawal) return;
    cache.withdrawProduct(withdrawal);
    if (list.reading) withdrawn = [...withdrawn, withdrawal];
  }

  function clearHighlight(id: string): void {
    const { [id]: _seen, ...highlights } = list.highlights;
    show({ ...list, highlights });
  }

  function show(after: ProductList): void {
    list = withHighlights(list, after);
    onList(list);
  }

  function collect(): void {
    cache.keepProducts(list.products?.map(({ id }) => id) ?? []);
  }

  function stop(): void {
    turn += 1;
    shown = turn;
    stops.forEach((stopEach) => stopEach());
    // The next page follows its own list by then.
    queueMicrotask(() => {
      if (!cache.isFollowed) cache.keepProducts([]);
    });
  }
}

function applied(list: ProductList, id: string): ProductList {
  const product = cache.product(id);
  return product ? withProduct(list, product) : withoutProduct(list, id);
}

/** A page with the newest known versions of its products, without deleted ones. */
function newestOf(page: ProductPage): ProductPage {
  for (const product of page.products) cache.putProduct(product);
  const products = page.products.map(({ id }) => cache.product(id)).filter((product) => product !== null);
  return { ...page, products };
}
