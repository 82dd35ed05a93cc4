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

/** Most products of one response. */
const mostProducts = 100;

/** Returns every pool and every product with a pattern or waiting orders, the most awaited first. */
export async function readPools({ giftCodes, products }: ReadPoolsDependencies): Promise<PoolState[]> {
  const [pools, patterns, waiting] = await Promise.all([
    giftCodes.pools(),
    giftCodes.patterns(),
    giftCodes.waiting(mostWaiting),
  ]);
  const awaited = waiting.map(({ product }) => product);
  const ids = [...new Set([...awaited, ...pools, ...patterns.keys()])].slice(0, mostProducts);
  const found = await products.find(ids);
  const states = await Promise.all(
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
  return states.toSorted((one, other) => other.waiting - one.waiting || one.left - other.left);
}
