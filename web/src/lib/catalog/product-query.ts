import { placesOf } from '#domain/rewards/listing';
import { searchable } from '#domain/rewards/search-words';
import { hundredthsOf } from '../format/hundredths';
import { categoryNames } from './category-copy';
import type {
  ListFilter,
  ListVariables,
  RewardProduct,
  RewardProductCategory,
  RewardProductOrder,
} from './reward-product';

/** Filter and order of a product list. */
export interface ProductQuery {
  readonly sortBy: RewardProductOrder;
  /** Whether the default direction of the order is reversed. */
  readonly isTurned: boolean;
  /** `none` for products without a category. */
  readonly category: RewardProductCategory | 'none' | null;
  /** Words, or prefixes of words, that a name must contain. */
  readonly words: string;
  /** Players see active products only, whatever they request. */
  readonly active: boolean | null;
  /** Inclusive bounds; null for any stock. */
  readonly stock: readonly [least: number, most: number] | null;
  /** Inclusive, in hundredths of a Sweeps Coin; null for any price. */
  readonly mostPrice: number | null;
  /** The only products that match; null for any. */
  readonly ids: readonly string[] | null;
  /** Whether only products match that take orders. The API does not filter by it, so pages leave the others out. */
  readonly isOpen: boolean;
  /** Whether Gold Coins come after all other products in either direction; only without a category, because a category has them or not. */
  readonly areCoinsLast: boolean;
}

/** All products, in the order of the store. */
export const everyProduct: ProductQuery = {
  sortBy: 'featured',
  isTurned: false,
  category: null,
  words: '',
  active: null,
  stock: null,
  mostPrice: null,
  ids: null,
  isOpen: false,
  areCoinsLast: false,
};

/** Maximum length of a search in the API. */
const longestSearch = 100;
const mostWords = 8;

/** Enums support only `eq` and `ne`; a missing value differs from all of them. */
const ofNoCategory: ListFilter = {
  and: (Object.keys(categoryNames) as RewardProductCategory[]).map((ne) => ({ category: { ne } })),
};

/** Whether two queries select the same products in the same order. */
export function isSameQuery(one: ProductQuery, other: ProductQuery): boolean {
  return one.isOpen === other.isOpen && JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}

/**
 * A query as API variables: the lists whose products follow one another. No index of the API keeps Gold Coins last in both directions, so
 * such an order is two lists.
 */
export function partsOf(query: ProductQuery): readonly [ListVariables, ...ListVariables[]] {
  const variables = variablesOf(query);
  if (!keepsCoinsLast(query)) return [variables];
  return [
    { ...variables, filter: { ...variables.filter, category: { ne: 'coins' } } },
    { ...variables, filter: { ...variables.filter, category: { eq: 'coins' } } },
  ];
}

function variablesOf(query: ProductQuery): ListVariables {
  const { sortBy, isTurned, category, active, stock, mostPrice, ids } = query;
  const search = wordsOf(query).join(' ');
  const filter: ListFilter = {
    ...(category === 'none' && ofNoCategory),
    ...(category !== null && category !== 'none' && { category: { eq: category } }),
    ...(active !== null && { active: { eq: active } }),
    ...(stock !== null && { stock: { between: stock } }),
    ...(mostPrice !== null && { price: { le: mostPrice / 100 } }),
    ...(ids !== null && { or: ids.map((eq) => ({ id: { eq } })) }),
  };
  const isForward = (sortBy === 'newest') === isTurned;
  return {
    sortBy,
    sortDirection: isForward ? 'ASC' : 'DESC',
    ...(search !== '' && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

/** Whether a query matches a product, by the rules of the API. */
export function isWanted(product: RewardProduct, query: ProductQuery): boolean {
  const { category, active, stock, mostPrice, ids } = query;
  if (!isOpenFor(product, query)) return false;
  if (category !== null && category !== (product.category ?? 'none')) return false;
  if (active !== null && active !== (product.active ?? false)) return false;
  if (stock !== null && (product.stock < stock[0] || product.stock > stock[1])) return false;
  if (mostPrice !== null && hundredthsOf(product.price) > mostPrice) return false;
  if (ids !== null && !ids.includes(product.id)) return false;
  const named = searchable(product.name);
  return wordsOf(query).every((word) => named.includes(` ${word}`));
}

/** Whether a query wants a product although the API does not filter by this: one that takes orders, or any. */
export function isOpenFor(
  { openToOrders }: Pick<RewardProduct, 'openToOrders'>,
  { isOpen }: Pick<ProductQuery, 'isOpen'>,
): boolean {
  return !isOpen || openToOrders !== false;
}

/** Comparator for the order of a query. */
export function compareIn(query: ProductQuery, one: RewardProduct, other: RewardProduct) {
  const { sortBy, isTurned } = query;
  const areCoins = one.category === 'coins';
  if (keepsCoinsLast(query) && areCoins !== (other.category === 'coins')) return areCoins ? 1 : -1;
  const left = placeOf(one, sortBy);
  const right = placeOf(other, sortBy);
  if (left === right) return 0;
  const isForward = (sortBy === 'newest') === isTurned;
  return left < right === isForward ? -1 : 1;
}

function keepsCoinsLast({ areCoinsLast, category }: ProductQuery): boolean {
  return areCoinsLast && category === null;
}

/** Sort key of a product in the API's index. */
function placeOf(product: RewardProduct, sortBy: RewardProductOrder): string {
  const { id, name, price, featured, active, category, createdAt } = product;
  const places = placesOf({
    id,
    name,
    price,
    category,
    createdAt,
    featured: featured ?? false,
    active: active ?? false,
  });
  const byOrder = {
    featured: places.listingOrder,
    name: places.nameOrder,
    price: places.priceOrder,
    newest: places.newestOrder,
  };
  return byOrder[sortBy];
}

function wordsOf({ words }: ProductQuery): string[] {
  return searchable(words.slice(0, longestSearch)).split(' ').filter(Boolean).slice(0, mostWords);
}
