import { applyChange, type ProductChange } from '#web/lib/catalog/product-changes';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** The products as this page knows them. */
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
  /** Products that were deleted: news of an earlier sale may come after that and must not bring them back. */
  readonly deleted: ReadonlySet<string>;
}

export type ListEvent =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly products: readonly RewardProduct[] }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'told'; readonly change: ProductChange }
  | { readonly kind: 'pointed-out'; readonly id: string };

export const unreadList: ProductList = {
  products: null,
  isReading: true,
  failure: null,
  toldMeanwhile: [],
  news: {},
  deleted: new Set(),
};

/** The list after an event. */
export function listAfter(list: ProductList, event: ListEvent): ProductList {
  switch (event.kind) {
    case 'reading':
      return { ...list, isReading: true, failure: null };
    case 'read':
      return read(list, event.products);
    case 'failed':
      return { ...list, isReading: false, failure: event.failure, toldMeanwhile: [] };
    case 'told':
      return told(list, event.change);
    case 'pointed-out': {
      const { [event.id]: _seen, ...news } = list.news;
      return { ...list, news };
    }
  }
}

function read(list: ProductList, products: readonly RewardProduct[]): ProductList {
  const settled: ProductList = {
    ...list,
    products: list.toldMeanwhile.reduce(applyChange, products),
    ...{ isReading: false, failure: null, toldMeanwhile: [] },
  };
  if (!list.products) return settled;
  const known = versionsOf(list.products);
  const changed = (settled.products ?? []).filter(({ id, updatedAt }) => known.get(id) !== updatedAt);
  return { ...settled, news: { ...list.news, ...Object.fromEntries(versionsOf(changed)) } };
}

function told(list: ProductList, change: ProductChange): ProductList {
  if (change.kind === 'updated' && list.deleted.has(change.product.id)) return list;
  const toldMeanwhile = list.isReading ? [...list.toldMeanwhile, change] : list.toldMeanwhile;
  const deleted = new Set(list.deleted);
  if (change.kind === 'deleted') deleted.add(change.id);
  if (change.kind === 'created') deleted.delete(change.product.id);
  const after = { ...list, toldMeanwhile, deleted };
  if (!list.products) return after;
  const products = applyChange(list.products, change);
  if (change.kind === 'deleted' || products === list.products) return { ...after, products };
  const { id, updatedAt } = change.product;
  const isNews = versionsOf(list.products).get(id) !== updatedAt;
  return { ...after, products, news: isNews ? { ...list.news, [id]: updatedAt } : list.news };
}

function versionsOf(products: readonly RewardProduct[]): Map<string, string> {
  return new Map(products.map(({ id, updatedAt }) => [id, updatedAt]));
}
