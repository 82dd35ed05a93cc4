import { largestProductPage, productIdPattern } from '#domain/rewards/product-bounds';
import { unreachable } from '../api/api-refusal';
import { catalog, products } from './catalog';
import { connection } from './connection';
import { isOpenFor, partsOf, type ProductQuery } from './product-query';
import {
  getRewardProduct,
  type ListVariables,
  listRewardProducts,
  type RewardProduct,
} from './reward-product';

/** Default page size. */
export const usualPage = 48;

/** Begins a cursor in the second part of a query; a cursor of the API is base64, so none begins with it. */
const secondPart = 'second:';

/** One page of products and the cursor of the next. */
export interface ProductPage {
  readonly products: readonly RewardProduct[];
  /** Null after the last page. */
  readonly nextToken: string | null;
  /** Total number of products, eventually consistent; null where the query filters. */
  readonly total: number | null;
}

/** The query and cursor of a page. */
export interface PageRequest {
  readonly query: ProductQuery;
  /** Minimum number of products to read, if available. @default the default page size */
  readonly atLeast?: number;
  /** @default the beginning */
  readonly after?: string | null;
}

/**
 * Reads products in the order of a query.
 *
 * @throws the failure of the API or the network
 */
export async function fetchProducts({
  query,
  atLeast = usualPage,
  after = null,
}: PageRequest): Promise<ProductPage> {
  // The API takes no empty list of alternatives.
  if (query.ids?.length === 0) return { products: [], nextToken: null, total: 0 };
  const read: RewardProduct[] = [];
  const [first, second] = partsOf(query);
  let [nextToken, total] = [after, null as number | null];
  do {
    const limit = Math.min(atLeast - read.length, largestProductPage);
    const isSecond = second !== undefined && nextToken?.startsWith(secondPart) === true;
    const token = isSecond ? nextToken?.slice(secondPart.length) || null : nextToken;
    const page = await requestPage(isSecond ? second : first, limit, token);
    read.push(
      ...page.items.filter((product) => product !== null).filter((product) => isOpenFor(product, query)),
    );
    // A page may be short or empty with a filter; reading continues while a cursor is returned.
    nextToken = isSecond && page.nextToken !== null ? secondPart + page.nextToken : page.nextToken;
    if (second && !isSecond) nextToken ??= secondPart;
    total ??= page.totalCount;
  } while (nextToken !== null && read.length < atLeast);
  return { products: read, nextToken, total };
}

/**
 * Reads one product, from the cache while it is kept up to date.
 *
 * @returns null where no product with this id is visible to the caller
 * @throws the failure of the API or the network
 */
export async function fetchProduct(id: string, { isReread = false } = {}): Promise<RewardProduct | null> {
  if (!mayBeId.test(id)) return null;
  const isCurrent = products.isFollowed && connection.read() === 'live' && !isReread;
  const { data } = await catalog.query({
    query: getRewardProduct,
    variables: { id },
    fetchPolicy: isCurrent ? 'cache-first' : 'network-only',
  });
  if (!data) throw unreachable('The response has no data.');
  return data.getRewardProduct;
}

/** The API rejects any other id. */
const mayBeId = new RegExp(productIdPattern);

async function requestPage(variables: ListVariables, limit: number, nextToken: string | null) {
  const { data } = await catalog.query({
    query: listRewardProducts,
    variables: { ...variables, limit, nextToken },
  });
  if (!data) throw unreachable('The response has no data.');
  return data.listRewardProducts;
}
