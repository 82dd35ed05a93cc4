import type { ProductChange } from './product-changes';
import { isNewer, type ProductVersion, type RewardProduct } from './reward-product';

/** The products as a page knows them. */
export interface ProductList {
  /** Null until they were read once. */
  readonly products: readonly RewardProduct[] | null;
  readonly isReading: boolean;
  /** Why they could not be read the last time; null when they could. */
  readonly failure: unknown;
  /** What was told while they were being read, which the answer may not know yet. */
  readonly toldMeanwhile: readonly ProductChange[];
  /** Products whose change was not pointed out yet, by id, with the version that is new. */
  readonly news: Readonly<Record<string, string>>;
  /** The last versions of products that are not here any more: late news of them must not bring them back. */
  readonly gone: ReadonlyMap<string, ProductVersion>;
}

export type ListEvent =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly products: readonly RewardProduct[] }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'told'; readonly change: ProductChange }
  | { readonly kind: 'pointed-out'; readonly id: string };

/** The list at first. @param products  as somebody read them before; null to be read */
export function listOf(products: readonly RewardProduct[] | null): ProductList {
  return {
    ...{ products, isReading: products === null, failure: null },
    ...{ toldMeanwhile: [], news: {}, gone: new Map() },
  };
}

/** The list after an event. */
export function listAfter(list: ProductList, event: ListEvent): ProductList {
  switch (event.kind) {
    case 'reading':
      return { ...list, isReading: true, failure: null };
    case 'read':
      return withNews(list, read(list, event.products));
    case 'failed':
      return { ...list, isReading: false, failure: event.failure, toldMeanwhile: [] };
    case 'told':
      return withNews(list, told(list, event.change));
    case 'pointed-out': {
      const { [event.id]: _seen, ...news } = list.news;
      return { ...list, news };
    }
  }
}

/** The index that is read lags behind, so an answer may be older than what was told. */
function read(list: ProductList, answer: readonly RewardProduct[]): ProductList {
  const gone = new Map(list.gone);
  const left = new Map(list.products?.map((product) => [product.id, product]));
  const products = answer.flatMap((product) => {
    const known = left.get(product.id);
    left.delete(product.id);
    if (known && isNewer(known, product)) return [known];
    return isGone(list, product) ? [] : [product];
  });
  for (const { id, createdAt, revision } of left.values()) gone.set(id, { id, createdAt, revision });
  const settled = { ...list, products, gone, isReading: false, failure: null, toldMeanwhile: [] };
  return list.toldMeanwhile.reduce(applyChange, settled);
}

function told(list: ProductList, change: ProductChange): ProductList {
  const after = applyChange(list, change);
  return list.isReading ? { ...after, toldMeanwhile: [...list.toldMeanwhile, change] } : after;
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

/** News may overtake each other on the way: an older one never replaces a newer one. */
function withProduct(list: ProductList, product: RewardProduct): ProductList {
  if (!list.products || isGone(list, product)) return list;
  const known = list.products.find(({ id }) => id === product.id);
  if (!known) return { ...list, products: [...list.products, product] };
  if (isNewer(known, product)) return list;
  return { ...list, products: list.products.map((each) => (each === known ? product : each)) };
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

/** Points out what is new since the list was there, and no version twice. */
function withNews(before: ProductList, after: ProductList): ProductList {
  if (!before.products || !after.products) return after;
  const known = new Map(before.products.map((product) => [product.id, nameOf(product)]));
  const changed = after.products.filter((product) => known.get(product.id) !== nameOf(product));
  const news = Object.fromEntries(changed.map((product) => [product.id, nameOf(product)]));
  return { ...after, news: { ...before.news, ...news } };
}

function nameOf({ createdAt, revision }: ProductVersion): string {
  return `${createdAt} ${revision}`;
}
