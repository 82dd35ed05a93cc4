import type { ProductChange } from './product-changes';
import type { ProductPage } from './product-page';
import { compareIn, everyProduct, isWanted, type ProductQuery } from './product-query';
import { isNewer, type ProductVersion, type RewardProduct } from './reward-product';

/** The products of a query as a page knows them, as far as they were read. */
export interface ProductList {
  readonly query: ProductQuery;
  /** Null until they were read once. While those of another query are on their way, the last ones stay. */
  readonly products: readonly RewardProduct[] | null;
  /** Where those go on that were not read yet; null where none do. */
  readonly nextToken: string | null;
  /** How many there are in all; null where nobody counted. */
  readonly total: number | null;
  /** What is being read: all that is shown, or what follows it. */
  readonly reading: 'all' | 'more' | null;
  /** Whether what is shown was asked for by another query. */
  readonly isStale: boolean;
  /** Why they could not be read the last time; null when they could. */
  readonly failure: unknown;
  /** What was told while they were being read, which the answer may not know yet. */
  readonly deferredChanges: readonly ProductChange[];
  /** Products whose change was not pointed out yet, by id, with the version that is new. */
  readonly update: Readonly<Record<string, string>>;
  /** The last versions of products that are not here any more: late news of them must not bring them back. */
  readonly gone: ReadonlyMap<string, ProductVersion>;
}

export type ListEvent =
  | { readonly kind: 'asked'; readonly query: ProductQuery }
  | { readonly kind: 'reading'; readonly part: 'all' | 'more' }
  | ({ readonly kind: 'read'; readonly part: 'all' | 'more' } & ProductPage)
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'told'; readonly change: ProductChange }
  | { readonly kind: 'pointed-out'; readonly id: string };

/** The list at first. @param page  as somebody read it before; null to be read */
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
      return withUpdate(list, told(list, event.change));
    case 'pointed-out': {
      const { [event.id]: _seen, ...update } = list.update;
      return { ...list, update };
    }
  }
}

/** The index that is read lags behind, so an answer may be older than what was told. */
function readAll(list: ProductList, { products: answer, nextToken, total }: ProductPage): ProductList {
  const gone = new Map(list.gone);
  const left = new Map(list.products?.map((product) => [product.id, product]));
  const products = answer.flatMap((product) => {
    const known = left.get(product.id);
    left.delete(product.id);
    if (known && isNewer(known, product)) return [known];
    return isGone(list, product) ? [] : [product];
  });
  // Of what another query left out nothing is known.
  if (!list.isStale)
    for (const { id, createdAt, revision } of left.values()) gone.set(id, { id, createdAt, revision });
  const settled = { ...list, products, nextToken, total, gone, isStale: false };
  return applyDeferred({ ...settled, reading: null, failure: null });
}

/** What follows; a product that moved meanwhile may be in there once more. */
function readMore(list: ProductList, { products: answer, nextToken }: ProductPage): ProductList {
  const known = new Set(list.products?.map(({ id }) => id));
  const following = answer.filter((product) => !known.has(product.id) && !isGone(list, product));
  const products = [...(list.products ?? []), ...following];
  return applyDeferred({ ...list, products, nextToken, reading: null, failure: null });
}

function applyDeferred(list: ProductList): ProductList {
  return list.deferredChanges.reduce(applyChange, { ...list, deferredChanges: [] });
}

function told(list: ProductList, change: ProductChange): ProductList {
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
 * News may overtake each other on the way: an older one never replaces a newer one. What is shown stays where it is, so that nothing
 * moves under anybody's hands; what is new comes where it belongs, as far as that was read.
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
  // Behind everything that was read there may be others before it.
  if (at < 0 && list.nextToken !== null) return list;
  return { ...list, products: products.toSpliced(at < 0 ? products.length : at, 0, product) };
}

/** Whatever the revision with which a product ended, news of it that are still to come are older. */
function withoutProduct(list: ProductList, { id, createdAt }: ProductVersion): ProductList {
  const last = { id, createdAt, revision: Infinity };
  const products = list.products?.filter((each) => each.id !== id || isNewer(each, last)) ?? null;
  return { ...list, products, gone: new Map(list.gone).set(id, last) };
}

function isGone({ gone }: ProductList, product: RewardProduct): boolean {
  const last = gone.get(product.id);
  return last !== undefined && !isNewer(product, last);
}

/** Points out what is new since the list was there, and no version twice. What another query brings is no news. */
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
