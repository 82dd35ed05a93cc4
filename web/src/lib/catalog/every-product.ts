import { fetchProducts } from './product-page';
import { everyProduct } from './product-query';
import type { RewardProduct } from './reward-product';

const atOnce = 1_000;

/**
 * All products that the caller may see, in the order of the shop: for files and checks, never for a page.
 *
 * @param onRead  told how many were read by then
 * @throws whatever the API or the network refused the first page that failed with
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
