import { searchable } from './words';

/** Partition of the indexes of products: all of them are one list, in as many orders as there are indexes. */
export const listing = 'products';

/** Ends every part of a place. No id has it, and it comes before whatever an id may go on with, so that places sort by their parts. */
export const end = '\t';

/** What follows every place that begins with `end`. */
export const afterEnd = '\n';

/** The orders in which products can be listed. */
export type Order = 'featured' | 'name' | 'price' | 'newest';

/** What decides where a product stands. */
export interface Placed {
  readonly id: string;
  readonly name: string;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly createdAt: string;
}

/** Where a product stands in each order, as its item says for the indexes, and the words by which it is found. */
export interface Places {
  readonly listing: string;
  readonly listingOrder: string;
  readonly nameOrder: string;
  readonly priceOrder: string;
  readonly newestOrder: string;
  readonly words: string;
}

/**
 * Each order as its index has it: whether a product is active comes first, so that players read a range without the others; the id
 * comes last, so that no two places are the same. Newest first reads backwards: there the active ones are marked to come last.
 */
export const orders: Readonly<
  Record<Order, { index: string; key: keyof Places; active: string; inactive: string; usual: 'ASC' | 'DESC' }>
> = {
  featured: { index: 'by-listing', key: 'listingOrder', active: '0', inactive: '1', usual: 'ASC' },
  name: { index: 'by-name', key: 'nameOrder', active: '0', inactive: '1', usual: 'ASC' },
  price: { index: 'by-price', key: 'priceOrder', active: '0', inactive: '1', usual: 'ASC' },
  newest: { index: 'by-newest', key: 'newestOrder', active: '1', inactive: '0', usual: 'DESC' },
};

/** The places of a product, which have to be written with whatever they follow from. */
export function placesOf({ id, name, price, featured, active, createdAt }: Placed): Places {
  const partitionKey = `${active ? 0 : 1}${end}`;
  const spoken = name.toLowerCase().split(end).join(' ');
  const last = `${id}${end}`;
  const hundredths = `000000000${Math.round(price * 100)}`.slice(-9);
  return {
    listing,
    listingOrder: `${partitionKey}${featured ? 0 : 1}${end}${spoken}${end}${last}`,
    nameOrder: `${partitionKey}${spoken}${end}${last}`,
    priceOrder: `${partitionKey}${hundredths}${end}${last}`,
    newestOrder: `${active ? 1 : 0}${end}${createdAt}${end}${last}`,
    words: searchable(name),
  };
}
