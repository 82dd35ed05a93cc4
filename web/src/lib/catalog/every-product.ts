import { fetchProducts } from './product-page';
import { everyProduct, type ProductQuery } from './product-query';
import type { RewardProduct } from './reward-product';

const atOnce = 1_000;

/**
 * All products that are visible to the caller, in the order of the shop: for exports, checks and choices of admins, never for a page of
 * the shop.
 *
 * @param onRead    called with the number of products read so far
 * @param category  of the products; all by default
 * @throws the failure of the first page that could not be read
 */
export async function fetchEveryProduct(
  onRead?: (count: number) => void,
  { category = null }: Partial<Pick<ProductQuery, 'category'>> = {},
): Promise<RewardProduct[]> {
  const products: RewardProduct[] = [];
  let after: string | null = null;
  do {
    const page = await fetchProducts({ query: { ...everyProduct, category }, atLeast: atOnce, after });
    products.push(...page.products);
    onRead?.(products.length);
    after = page.nextToken;
  } while (after !== null);
  return products;
}
