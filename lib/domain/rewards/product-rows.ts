import { placesOf } from './listing';
import { priceOf } from './price';
import { stemsOf } from './search-words';

/** A row of the table of products, before anybody has looked at what is in it. */
type Row = Readonly<Record<string, unknown>>;

/** How the ids of rows beside the products begin. No product has such an id. */
const besideProducts = '#';

/** Whether an id of the table of products is that of a row which the products' stream keeps there. */
export function isBesideProducts(id: unknown): boolean {
  return String(id).startsWith(besideProducts);
}

/** The row that says how many products there are. */
export const countId = `${besideProducts}count`;

/** The row that says as what a product was counted. */
export function countedId(product: string): string {
  return `${besideProducts}counted ${product}`;
}

/** What lists are made from, of a product as its stream tells of it. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly category?: string;
  readonly createdAt: string;
}

/** @throws Error for a row that does not hold what the table holds */
export function listedProduct(row: Row): ListedProduct {
  const { id, name, price, featured, active, category, createdAt } = row as Row & ListedProduct;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof createdAt !== 'string')
    throw new Error('A product cannot be listed without its id, its name or when it was made');
  return { id, name, price, featured, active, createdAt, ...(category !== undefined && { category }) };
}

/**
 * The rows by which a product is found, one for each beginning of a word of its name: they stand in the index of the shop, in
 * a partition for each beginning, and hold what a search may be narrowed by. None of it changes by a sale.
 */
export function wordRowsOf(product: ListedProduct): Row[] {
  const price = priceOf(product.price);
  if (typeof price === 'object') throw new RangeError(`The price of the product is ${price.reason}`);
  const { listingOrder, words } = placesOf({
    id: product.id,
    name: product.name,
    price,
    createdAt: new Date(product.createdAt),
    isFeatured: product.featured,
    isActive: product.active,
  });
  const { id, ...rest } = product;
  return stemsOf(product.name).map((stem) => ({
    ...rest,
    id: `${besideProducts}word ${stem} ${id}`,
    product: id,
    words,
    listing: `word ${stem}`,
    listingOrder,
  }));
}
