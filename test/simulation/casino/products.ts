import { amount } from '#domain/money/coin';
import type { Category } from '#domain/rewards/category';
import type { Product } from '#domain/rewards/product';

const fewPieces = 60;
const manyPieces = 50_000;

/** A small shop with every kind of fulfillment and one scarce product. */
export const products: readonly Product[] = [
  product('coins', 'coins', 100, manyPieces),
  product('coffee', 'gifts', 250, manyPieces),
  product('mug', 'merch', 180, manyPieces),
  product('tour', 'experiences', 320, manyPieces),
  product('rare-print', 'merch', 150, fewPieces),
];

export const productIds: readonly string[] = products.map(({ id }) => id);

function product(id: string, category: Category, price: number, stock: number): Product {
  return { id, name: id, image: null, terms: null, category, stock, price: amount(price), isActive: true };
}
