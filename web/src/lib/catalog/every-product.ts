import { catalog } from './catalog';
import { listRewardProducts, type RewardProduct } from './reward-product';

const pageSize = 100;

/**
 * All products that the caller may see, in the order of the shop.
 *
 * @throws whatever the API or the network refused the first page that failed with
 */
export async function fetchEveryProduct(): Promise<RewardProduct[]> {
  const products: RewardProduct[] = [];
  let nextToken: string | null = null;
  do {
    const page: { nextToken: string | null; items: readonly (RewardProduct | null)[] } = (
      await askForPage(nextToken)
    ).listRewardProducts;
    products.push(...page.items.filter((product) => product !== null));
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return products;
}

async function askForPage(nextToken: string | null) {
  const { data } = await catalog.query({
    query: listRewardProducts,
    variables: { limit: pageSize, nextToken },
  });
  if (!data) throw new Error('A network error has occurred.');
  return data;
}
