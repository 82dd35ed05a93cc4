import { categoryOf } from '#web/lib/catalog/category-copy';
import { everyProduct, type ProductQuery } from '#web/lib/catalog/product-query';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

/** The orders of the store, as its address names them, and what they are called. */
export const sortings = {
  featured: 'Featured',
  newest: 'Newest first',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  name: 'Name',
} as const;

export type Sorting = keyof typeof sortings;

/** What a visitor of the store asked to see. It stands in the address: it can be sent to somebody, and the way back leads back. */
export interface StoreView {
  readonly category: RewardProductCategory | null;
  /** Words that a name has to have, or beginnings of them. */
  readonly words: string;
  readonly sorting: Sorting;
}

const orders: Readonly<Record<Sorting, Pick<ProductQuery, 'sortBy' | 'isTurned'>>> = {
  featured: { sortBy: 'featured', isTurned: false },
  newest: { sortBy: 'newest', isTurned: false },
  'price-up': { sortBy: 'price', isTurned: false },
  'price-down': { sortBy: 'price', isTurned: true },
  name: { sortBy: 'name', isTurned: false },
};

/** Reads a view from an address; what makes no sense there is left out. */
export function readView(search: URLSearchParams): StoreView {
  const sorting = search.get('sort');
  return {
    category: categoryOf(search.get('category')),
    words: search.get('q') ?? '',
    sorting: sorting !== null && Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'featured',
  };
}

/** Writes what changed of a view into an address, and leaves everything else there alone. */
export function writeView(search: URLSearchParams, changes: Partial<StoreView>): URLSearchParams {
  const { category, words, sorting } = { ...readView(search), ...changes };
  const written = new URLSearchParams(search);
  const said = { category, q: words.trim() || null, sort: sorting === 'featured' ? null : sorting };
  for (const [name, value] of Object.entries(said)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** A view as a query of products. */
export function queryOf({ category, words, sorting }: StoreView): ProductQuery {
  return { ...everyProduct, ...orders[sorting], category, words };
}

/** Whether a view shows the whole store as it is, which has its shelf of featured prizes first. */
export function isWhole({ category, words, sorting }: StoreView): boolean {
  return category === null && words.trim() === '' && sorting === 'featured';
}
