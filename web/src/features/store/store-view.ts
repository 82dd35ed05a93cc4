import { mostPieces } from '#domain/rewards/product-bounds';
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
  /** Whether only prizes on the wish list are shown. */
  readonly isWished: boolean;
  /** Whether only prizes are shown that can be ordered now and that the redeemable coins pay for. */
  readonly isAffordable: boolean;
}

/** What the filters of a player refer to. */
export interface OwnFilters {
  /** Ids of the products on the wish list. */
  readonly wished: readonly string[];
  /** Redeemable coins, in hundredths of a Sweeps Coin. */
  readonly redeemable: number;
}

/** The unfiltered store. */
export const wholeStore: StoreView = {
  category: null,
  words: '',
  sorting: 'featured',
  isWished: false,
  isAffordable: false,
};

/** Values of `show` in the address. */
const shown = { isWished: 'wish-list', isAffordable: 'affordable' } as const;

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
  const show = search.getAll('show');
  return {
    category: categoryOf(search.get('category')),
    words: search.get('q') ?? '',
    sorting: sorting !== null && Object.hasOwn(sortings, sorting) ? (sorting as Sorting) : 'featured',
    isWished: show.includes(shown.isWished),
    isAffordable: show.includes(shown.isAffordable),
  };
}

/** Writes changes of a view into an address; other parameters stay unchanged. */
export function writeView(search: URLSearchParams, changes: Partial<StoreView>): URLSearchParams {
  const { category, words, sorting, ...own } = { ...readView(search), ...changes };
  const written = new URLSearchParams(search);
  const parameters = { category, q: words.trim() || null, sort: sorting === 'featured' ? null : sorting };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  written.delete('show');
  for (const filter of ['isWished', 'isAffordable'] as const)
    if (own[filter]) written.append('show', shown[filter]);
  return written;
}

/** Returns the product query of a view. */
export function queryOf(view: StoreView, { wished, redeemable }: OwnFilters): ProductQuery {
  const { category, words, sorting, isWished, isAffordable } = view;
  return {
    ...everyProduct,
    ...orders[sorting],
    // The featured order of the API has them last. They have no cash value, so every other prize comes before them.
    areCoinsLast: category === null && sorting !== 'featured',
    category,
    words,
    ...(isWished && { ids: wished }),
    ...(isAffordable && { mostPrice: redeemable, stock: [1, mostPieces] as const, isOpen: true }),
  };
}

/** Whether a view is the unfiltered store, which starts with the featured prizes. */
export function isWhole({ category, words, sorting, isWished, isAffordable }: StoreView): boolean {
  return category === null && words.trim() === '' && sorting === 'featured' && !isWished && !isAffordable;
}
