import { amount } from '#domain/money/coin';
import { placesOf } from '#domain/rewards/listing';
import { searchable } from '#domain/rewards/search-words';
import { hundredthsOf } from '../hundredths';
import { categoryNames } from './category-copy';
import type {
  ListFilter,
  ListVariables,
  RewardProduct,
  RewardProductCategory,
  RewardProductOrder,
} from './reward-product';

/** Which products are listed, and in what order. */
export interface ProductQuery {
  readonly sortBy: RewardProductOrder;
  /** Whether the usual direction of the order is turned round. */
  readonly isTurned: boolean;
  /** `none` for those without a category. */
  readonly category: RewardProductCategory | 'none' | null;
  /** Words, or beginnings of words, that a name has to have. */
  readonly words: string;
  /** Players are shown active ones alone, whatever they ask for. */
  readonly active: boolean | null;
  /** Both bounds belong to it; null for any stock. */
  readonly stock: readonly [least: number, most: number] | null;
}

/** Everything, in the order of the store. */
export const everyProduct: ProductQuery = {
  sortBy: 'featured',
  isTurned: false,
  category: null,
  words: '',
  active: null,
  stock: null,
};

/** What the API takes no more of. */
const longestSearch = 100;
const mostWords = 8;

/** An enum is compared by `eq` and `ne` alone; what is not there differs from each of its values. */
const ofNoCategory: ListFilter = {
  and: (Object.keys(categoryNames) as RewardProductCategory[]).map((ne) => ({ category: { ne } })),
};

/** Whether two queries ask for the same products in the same order. */
export function isSameQuery(one: ProductQuery, other: ProductQuery): boolean {
  return JSON.stringify(variablesOf(one)) === JSON.stringify(variablesOf(other));
}

/** A query in the arguments of the API. */
export function variablesOf(query: ProductQuery): ListVariables {
  const { sortBy, isTurned, category, active, stock } = query;
  const search = wordsOf(query).join(' ');
  const filter: ListFilter = {
    ...(category === 'none' && ofNoCategory),
    ...(category !== null && category !== 'none' && { category: { eq: category } }),
    ...(active !== null && { active: { eq: active } }),
    ...(stock !== null && { stock: { between: stock } }),
  };
  const isForward = (sortBy === 'newest') === isTurned;
  return {
    sortBy,
    sortDirection: isForward ? 'ASC' : 'DESC',
    ...(search !== '' && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

/** Whether a query asks for a product, as the API would decide it. */
export function isWanted(product: RewardProduct, query: ProductQuery): boolean {
  const { category, active, stock } = query;
  if (category !== null && category !== (product.category ?? 'none')) return false;
  if (active !== null && active !== (product.active ?? false)) return false;
  if (stock !== null && (product.stock < stock[0] || product.stock > stock[1])) return false;
  const named = searchable(product.name);
  return wordsOf(query).every((word) => named.includes(` ${word}`));
}

/** Which of two products comes first in the order of a query: below 0 when it is the first. */
export function compareIn({ sortBy, isTurned }: ProductQuery, one: RewardProduct, other: RewardProduct) {
  const left = placeOf(one, sortBy);
  const right = placeOf(other, sortBy);
  if (left === right) return 0;
  const isForward = (sortBy === 'newest') === isTurned;
  return left < right === isForward ? -1 : 1;
}

/** Where the index of the API has a product. */
function placeOf(product: RewardProduct, sortBy: RewardProductOrder): string {
  const { id, name, price, featured, active, createdAt } = product;
  const places = placesOf({
    id,
    name,
    price: amount(hundredthsOf(price)),
    createdAt: new Date(createdAt),
    isFeatured: featured ?? false,
    isActive: active ?? false,
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
