import type { Amount } from '#domain/money/coin';
import type { Category } from './category';
import type { RandomPrize } from './random-prize';

/** A product as the shop needs it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Key of its first picture in the file bucket. */
  readonly image: string | null;
  /** What a player accepts when redeeming it, as Markdown. */
  readonly terms: string | null;
  readonly category: Category | null;
  /** Pieces that can still be ordered; what somebody holds is already gone from it. */
  readonly stock: number;
  /** Of one piece, in hundredths of a Sweeps Coin. */
  readonly price: Amount;
  /** Whether players may see it. */
  readonly isActive: boolean;
  /** Its published odds or its draw, where it is of chance and they are there. */
  readonly chance?: RandomPrize;
}

/** Products by their ids; one that was deleted is not there. */
export type Products = ReadonlyMap<string, Product>;

/** A product as players find it: one that was taken out of the shop is absent to them. */
export function findActive(products: Products, id: string): Product | undefined {
  const product = products.get(id);
  return product?.isActive ? product : undefined;
}
