import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import { mostWaiting } from './read-shortage';
import type { GiftCodeStore } from './stores/gift-code-store';

export interface ReadPoolsDependencies {
  readonly giftCodes: GiftCodeStore;
  readonly products: ProductStore;
}

/** A pool of codes as admins see it. */
export interface PoolState {
  readonly product: string;
  /** Null when the product was deleted. */
  readonly name: string | null;
  readonly stock: number | null;
  /** What codes must match; null for anything. */
  readonly pattern: string | null;
  readonly left: number;
  readonly given: number;
  /** Number of codes that orders wait for. */
  readonly waiting: number;
}

/** One page of pools, in the order of their product ids. */
export interface PoolPage {
  readonly items: PoolState[];
  /** Cursor of the next page, passed as `after`; null on the last page. */
  readonly next: string | null;
}

/**
 * Returns every pool and every product with a pattern or waiting orders, page by page: counting a pool reads every code ever added.
 *
 * @param after  the last product of the page before
 */
export async function readPools(
  { giftCodes, products }: ReadPoolsDependencies,
  { limit, after = '' }: { limit: number; after?: string | undefined },
): Promise<PoolPage> {
  const [pools, patterns, waiting] = await Promise.all([
    giftCodes.pools(),
    giftCodes.patterns(),
    giftCodes.waiting(mostWaiting),
  ]);
  const awaited = waiting.map(({ product }) => product);
  const remaining = [...new Set([...awaited, ...pools, ...patterns.keys()])]
    .filter((id) => id > after)
    .sort();
  const ids = remaining.slice(0, limit);
  const found = await products.find(ids);
  const items = await Promise.all(
    ids.map(async (product): Promise<PoolState> => {
      const { left, added } = await giftCodes.count(product);
      const wanted = waiting.filter((each) => each.product === product);
      const { name = null, stock = null } = found.get(product) ?? {};
      return {
        product,
        name,
        stock,
        pattern: patterns.get(product) ?? null,
        left,
        given: added - left,
        waiting: wanted.reduce((total, { quantity }) => total + quantity, 0),
      };
    }),
  );
  return { items, next: remaining.length > limit ? (ids.at(-1) ?? null) : null };
}
