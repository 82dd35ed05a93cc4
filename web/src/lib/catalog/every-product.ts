import { fetchProducts } from './product-page';
import { everyProduct } from './product-query';
import type { RewardProduct } from './reward-product';

const atOnce = 1_000;

/**
 * All products that are visible to the caller, in the order of the shop: for exports and checks, never for a page.
 *
 * @param onRead  called with the number of products read so far
 * @throws the failure of the first page that could not be read
 */
export async function fetchEveryProduct(onRead?: (count: number) => void): Promise<RewardProduct[]> {
  const products: RewardProduct[] = [];
  let after: string | null = null;
  do {
    const page = await fetchProducts({ query: everyProduct, atLeast: atOnce, after });
    products.push(...page.products);
    onRead?.(products.length);
    after = page.nextToken;
  } while (after !== null);
  return products;
}
