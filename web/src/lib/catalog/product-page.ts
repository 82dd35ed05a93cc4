import { catalog } from './catalog';
import { type ProductQuery, variablesOf } from './product-query';
import { getRewardProduct, listRewardProducts, type RewardProduct } from './reward-product';

/** So many products are read at a time. */
export const usualPage = 48;

/** The API gives no more at a time. */
const largestPage = 1_000;

/** Some products, and where those after them begin. */
export interface ProductPage {
  readonly products: readonly RewardProduct[];
  /** Null where none follow. */
  readonly nextToken: string | null;
  /** How many there are in all, some moments ago; null where the query leaves any out. */
  readonly total: number | null;
}

/** Which products to read, and where to begin. */
export interface PageRequest {
  readonly query: ProductQuery;
  /** At least so many are read, if there are. @default a usual page */
  readonly atLeast?: number;
  /** @default the beginning */
  readonly after?: string | null;
}

/**
 * Reads products in the order of a query.
 *
 * @throws whatever the API or the network refused a part of them with
 */
export async function fetchProducts({
  query,
  atLeast = usualPage,
  after = null,
}: PageRequest): Promise<ProductPage> {
  const products: RewardProduct[] = [];
  let [nextToken, total] = [after, null as number | null];
  do {
    const limit = Math.min(atLeast - products.length, largestPage);
    const page = await askForPage(query, limit, nextToken);
    products.push(...page.items.filter((product) => product !== null));
    // A page may be short where few products match; what follows it is asked for as long as any may.
    nextToken = page.nextToken;
    total ??= page.totalCount;
  } while (nextToken !== null && products.length < atLeast);
  return { products, nextToken, total };
}

/**
 * Reads one product.
 *
 * @returns null where the caller may see none under this id
 * @throws whatever the API or the network refused it with
 */
export async function fetchProduct(id: string): Promise<RewardProduct | null> {
  if (!mayBeId.test(id)) return null;
  const { data } = await catalog.query({ query: getRewardProduct, variables: { id } });
  if (!data) throw new Error('A network error has occurred.');
  return data.getRewardProduct;
}

/** The API refuses to look for anything else. */
const mayBeId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

async function askForPage(query: ProductQuery, limit: number, nextToken: string | null) {
  const { data } = await catalog.query({
    query: listRewardProducts,
    variables: { ...variablesOf(query), limit, nextToken },
  });
  if (!data) throw new Error('A network error has occurred.');
  return data.listRewardProducts;
}
