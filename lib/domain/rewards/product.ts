import type { Amount } from '#domain/money/coin';
import type { Category } from './category';
import type { RandomPrize } from './random-prize';

/** A product as the shop uses it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Object key of the first picture in the file bucket. */
  readonly image: string | null;
  /** Markdown that a player accepts when redeeming. */
  readonly terms: string | null;
  readonly category: Category | null;
  /** Pieces available to order; reserved pieces are already subtracted. */
  readonly stock: number;
  /** Price of one piece, in hundredths of a Sweeps Coin. */
  readonly price: Amount;
  /** Whether the product is visible to players. */
  readonly isActive: boolean;
  /** Published odds or draw of a random prize, once available. */
  readonly chance?: RandomPrize;
}

/** Products by id; a deleted product is absent. */
export type Products = ReadonlyMap<string, Product>;

/** Finds a product as players see it: an inactive product is absent. */
export function findActive(products: Products, id: string): Product | undefined {
  const product = products.get(id);
  return product?.isActive ? product : undefined;
}
