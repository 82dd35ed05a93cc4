import { categoryOf } from '#web/lib/catalog/category-copy';
import { everyProduct, type ProductQuery } from '#web/lib/catalog/product-query';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

/** The orders of the store by their value in the address, with labels. */
export const sortings = {
  featured: 'Featured',
  newest: 'Newest first',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  name: 'Name',
} as const;

export type Sorting = keyof typeof sortings;

/** Filters and order of the store. They are in the address, so they can be shared and undone with back navigation. */
export interface StoreView {
  readonly category: RewardProductCategory | null;
  /** Words or word prefixes of a name. */
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

/** Reads a view from an address; invalid values are ignored. */
export function readView(search: URLSearchParams): StoreView {
  const sorting = search.get('sort');
  return {
    category: categoryOf(search.get('category')),
    words: search.get('q') ?? '',
    sorting: sorting !== null && Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'featured',
  };
}

/** Writes changes of a view into an address; other parameters stay unchanged. */
export function writeView(search: URLSearchParams, changes: Partial<StoreView>): URLSearchParams {
  const { category, words, sorting } = { ...readView(search), ...changes };
  const written = new URLSearchParams(search);
  const parameters = { category, q: words.trim() || null, sort: sorting === 'featured' ? null : sorting };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Returns the product query of a view. */
export function queryOf({ category, words, sorting }: StoreView): ProductQuery {
  return { ...everyProduct, ...orders[sorting], category, words };
}

/** Whether a view is the unfiltered store, which starts with the featured prizes. */
export function isWhole({ category, words, sorting }: StoreView): boolean {
  return category === null && words.trim() === '' && sorting === 'featured';
}
