import type { ProductChange } from './product-changes';
import type { ProductPage } from './product-page';
import { compareIn, everyProduct, isWanted, type ProductQuery } from './product-query';
import { isNewer, type ProductVersion, type RewardProduct } from './reward-product';

/** The products of a query, as far as they are loaded. */
export interface ProductList {
  readonly query: ProductQuery;
  /** Null until the first load. While another query is loading, the previous products stay. */
  readonly products: readonly RewardProduct[] | null;
  /** Cursor of the next page; null after the last one. */
  readonly nextToken: string | null;
  /** Total number of products; null where it is unknown. */
  readonly total: number | null;
  /** What is loading: everything shown, or the next page. */
  readonly reading: 'all' | 'more' | null;
  /** Whether the products shown belong to the previous query. */
  readonly isStale: boolean;
  /** The failure of the last load; null after a success. */
  readonly failure: unknown;
  /** Changes that arrived during a load, which its answer may not contain. */
  readonly deferredChanges: readonly ProductChange[];
  /** Products whose change was not highlighted yet, by id, with the new version. */
  readonly update: Readonly<Record<string, string>>;
  /** Last versions of removed products, so that late events do not restore them. */
  readonly gone: ReadonlyMap<string, ProductVersion>;
}

export type ListEvent =
  | { readonly kind: 'asked'; readonly query: ProductQuery }
  | { readonly kind: 'reading'; readonly part: 'all' | 'more' }
  | ({ readonly kind: 'read'; readonly part: 'all' | 'more' } & ProductPage)
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'told'; readonly change: ProductChange }
  | { readonly kind: 'pointed-out'; readonly id: string };

/** The initial list. @param page  a loaded first page; null to load it */
export function listOf(page: ProductPage | null, query: ProductQuery = everyProduct): ProductList {
  const { products, nextToken, total } = page ?? { products: null, nextToken: null, total: null };
  return {
    query,
    products,
    nextToken,
    total,
    reading: page ? null : 'all',
    isStale: false,
    failure: null,
    deferredChanges: [],
    update: {},
    gone: new Map(),
  };
}

/** The list after an event. */
export function listAfter(list: ProductList, event: ListEvent): ProductList {
  switch (event.kind) {
    case 'asked':
      return { ...list, query: event.query, isStale: true };
    case 'reading':
      return { ...list, reading: event.part, failure: null };
    case 'read':
      return event.part === 'more' ? readMore(list, event) : withUpdate(list, readAll(list, event));
    case 'failed':
      return { ...list, reading: null, failure: event.failure, deferredChanges: [] };
    case 'told':
      return withUpdate(list, applyEvent(list, event.change));
    case 'pointed-out': {
      const { [event.id]: _seen, ...update } = list.update;
      return { ...list, update };
    }
  }
}

/** The index is eventually consistent, so an answer may be older than the applied events. */
function readAll(list: ProductList, { products: answer, nextToken, total }: ProductPage): ProductList {
  const gone = new Map(list.gone);
  const left = new Map(list.products?.map((product) => [product.id, product]));
  const products = answer.flatMap((product) => {
    const known = left.get(product.id);
    left.delete(product.id);
    if (known && isNewer(known, product)) return [known];
    return isGone(list, product) ? [] : [product];
  });
  // Products outside of the previous query are unknown, so only a reload of the same query reveals removals.
  if (!list.isStale)
    for (const { id, createdAt, revision } of left.values()) gone.set(id, { id, createdAt, revision });
  const settled = { ...list, products, nextToken, total, gone, isStale: false };
  return applyDeferred({ ...settled, reading: null, failure: null });
}

/** Appends a page; a product that moved meanwhile may be in it again. */
function readMore(list: ProductList, { products: answer, nextToken }: ProductPage): ProductList {
  const known = new Set(list.products?.map(({ id }) => id));
  const following = answer.filter((product) => !known.has(product.id) && !isGone(list, product));
  const products = [...(list.products ?? []), ...following];
  return applyDeferred({ ...list, products, nextToken, reading: null, failure: null });
}

function applyDeferred(list: ProductList): ProductList {
  return list.deferredChanges.reduce(applyChange, { ...list, deferredChanges: [] });
}

function applyEvent(list: ProductList, change: ProductChange): ProductList {
  const after = applyChange(list, change);
  return list.reading ? { ...after, deferredChanges: [...list.deferredChanges, change] } : after;
}

function applyChange(list: ProductList, change: ProductChange): ProductList {
  switch (change.kind) {
    case 'changed':
      return withProduct(list, change.product);
    case 'deleted':
      return withoutProduct(list, change.product);
    case 'withdrawn': {
      const { id, revision } = change;
      const known = list.products?.find((product) => product.id === id);
      return known && known.revision < revision
        ? withProduct(list, { ...known, active: false, revision })
        : list;
    }
  }
}

/**
 * Events may arrive out of order: an older version never replaces a newer one. A product on show keeps its position, so that nothing moves
 * under the user's pointer; a new one is inserted by its order within the loaded range.
 */
function withProduct(list: ProductList, product: RewardProduct): ProductList {
  if (!list.products || isGone(list, product)) return list;
  const known = list.products.findIndex(({ id }) => id === product.id);
  const before = list.products[known];
  if (!before) return withNewcomer(list, list.products, product);
  if (isNewer(before, product)) return list;
  return { ...list, products: list.products.with(known, product) };
}

function withNewcomer(
  list: ProductList,
  products: readonly RewardProduct[],
  product: RewardProduct,
): ProductList {
  if (!isWanted(product, list.query)) return list;
  const at = products.findIndex((each) => compareIn(list.query, product, each) < 0);
  // Beyond the loaded range, other products may come before it.
  if (at < 0 && list.nextToken !== null) return list;
  return { ...list, products: products.toSpliced(at < 0 ? products.length : at, 0, product) };
}

/** Any later event of a removed product is older, whatever the revision of its end. */
function withoutProduct(list: ProductList, { id, createdAt }: ProductVersion): ProductList {
  const last = { id, createdAt, revision: Infinity };
  const products = list.products?.filter((each) => each.id !== id || isNewer(each, last)) ?? null;
  return { ...list, products, gone: new Map(list.gone).set(id, last) };
}

function isGone({ gone }: ProductList, product: RewardProduct): boolean {
  const last = gone.get(product.id);
  return last !== undefined && !isNewer(product, last);
}

/** Marks what has changed for highlighting, each version once; products of another query are not marked. */
function withUpdate(before: ProductList, after: ProductList): ProductList {
  if (!before.products || !after.products || before.products === after.products) return after;
  if (before.isStale) return { ...after, update: {} };
  const known = new Map(before.products.map((product) => [product.id, nameOf(product)]));
  const changed = after.products.filter((product) => known.get(product.id) !== nameOf(product));
  const update = Object.fromEntries(changed.map((product) => [product.id, nameOf(product)]));
  return { ...after, update: { ...before.update, ...update } };
}

function nameOf({ createdAt, revision }: ProductVersion): string {
  return `${createdAt} ${revision}`;
}
