import { searchable } from './words';

/** Partition of the product indexes: all products are one list, with one index per order. */
export const listing = 'products';

/** Ends every part of a sort key. No id contains it, and it sorts before every character of an id, so that keys sort by their parts. */
export const end = '\t';

/** Sorts after every key that begins with `end`. */
export const afterEnd = '\n';

/** Orders in which products can be listed. */
export type Order = 'featured' | 'name' | 'price' | 'newest';

/** Fields that decide the position of a product. */
export interface Placed {
  readonly id: string;
  readonly name: string;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly createdAt: string;
}

/** Sort keys of a product, one per index, and its search words. */
export interface Places {
  readonly listing: string;
  readonly listingOrder: string;
  readonly nameOrder: string;
  readonly priceOrder: string;
  readonly newestOrder: string;
  readonly words: string;
}

/**
 * The index of each order. Whether a product is active comes first, so that players read a range without inactive ones; the id comes last,
 * so that keys are unique. Newest first reads backwards: there the mark of active products sorts last.
 */
export const orders: Readonly<
  Record<Order, { index: string; key: keyof Places; active: string; inactive: string; usual: 'ASC' | 'DESC' }>
> = {
  featured: { index: 'by-listing', key: 'listingOrder', active: '0', inactive: '1', usual: 'ASC' },
  name: { index: 'by-name', key: 'nameOrder', active: '0', inactive: '1', usual: 'ASC' },
  price: { index: 'by-price', key: 'priceOrder', active: '0', inactive: '1', usual: 'ASC' },
  newest: { index: 'by-newest', key: 'newestOrder', active: '1', inactive: '0', usual: 'DESC' },
};

/** The sort keys of a product, to be written together with the fields that they derive from. */
export function placesOf({ id, name, price, featured, active, createdAt }: Placed): Places {
  const partitionKey = `${active ? 0 : 1}${end}`;
  const lowerCase = name.toLowerCase().split(end).join(' ');
  const last = `${id}${end}`;
  const hundredths = `000000000${Math.round(price * 100)}`.slice(-9);
  return {
    listing,
    listingOrder: `${partitionKey}${featured ? 0 : 1}${end}${lowerCase}${end}${last}`,
    nameOrder: `${partitionKey}${lowerCase}${end}${last}`,
    priceOrder: `${partitionKey}${hundredths}${end}${last}`,
    newestOrder: `${active ? 1 : 0}${end}${createdAt}${end}${last}`,
    words: searchable(name),
  };
}
