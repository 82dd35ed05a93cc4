import { besideProducts, listingOfStem, type Placed, placesOf } from './listing';
import { priceFaultOf } from './price';
import { stemsOf } from './search-words';

/** A row of the product table before validation. */
type Row = Readonly<Record<string, unknown>>;

/** Whether an id of the product table belongs to an auxiliary row that the stream handler maintains. */
export function isBesideProducts(id: unknown): boolean {
  return String(id).startsWith(besideProducts);
}

/** Id of the row that records how a product was counted. */
export function countedId(product: string): string {
  return `${besideProducts}counted ${product}`;
}

/** The attributes of a product that lists are built from, as the stream delivers them. */
export interface ListedProduct extends Placed {
  readonly category?: string;
}

/** @throws Error when a required attribute of the row is missing */
export function listedProduct(row: Row): ListedProduct {
  const { id, name, price, featured, active, category, createdAt } = row as Row & ListedProduct;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof createdAt !== 'string')
    throw new Error('A product cannot be listed without its id, its name or when it was made');
  return { id, name, price, featured, active, createdAt, ...(category !== undefined && { category }) };
}

/**
 * Builds the search rows of a product, one per stem of its name: each is in the shop's index in the partition of its stem and holds
 * the attributes that a search filters by. A sale changes none of them.
 */
export function wordRowsOf(product: ListedProduct): Row[] {
  const fault = priceFaultOf(product.price);
  if (fault !== null) throw new RangeError(`The price of the product is ${fault}`);
  const { listingOrder, words } = placesOf(product);
  const { id, ...rest } = product;
  return stemsOf(product.name).map((stem) => ({
    ...rest,
    id: `${besideProducts}word ${stem} ${id}`,
    product: id,
    words,
    listing: listingOfStem(stem),
    listingOrder,
  }));
}
