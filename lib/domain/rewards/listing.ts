import { hundredthsOf } from './price';
import { searchable } from './search-words';

/** Partition key of the product list, which has one index per sort order. */
export const listing = 'products';

/** Terminates every part of a sort key. No id contains it, and it sorts before every character of an id, so that keys sort by their parts. */
export const end = '\t';

/** Id prefix of the rows beside the products; no product id has it. */
export const besideProducts = '#';

/** Id of the row with the number of products. */
export const countId = `${besideProducts}count`;

/** The stored fields of a product that determine its place in every order. */
export interface Placed {
  readonly id: string;
  readonly name: string;
  /** In Sweeps Coins. */
  readonly price: number;
  readonly featured: boolean;
  readonly active: boolean;
  readonly category?: string | null | undefined;
  /** ISO string in UTC with milliseconds. */
  readonly createdAt: string;
}

/** The sort keys of a product and its search words. */
export interface Places {
  readonly listing: string;
  readonly listingOrder: string;
  readonly nameOrder: string;
  readonly priceOrder: string;
  readonly newestOrder: string;
  readonly words: string;
}

/**
 * Computes the sort keys of a product, to be written together with the fields that they derive from: active before inactive, then featured
 * first, Gold Coins last and by name, by name only, by price, or by creation time.
 */
export function placesOf({ id, name, price, featured, active, category, createdAt }: Placed): Places {
  const activeFirst = `${active ? 0 : 1}${end}`;
  const lowerCase = name.toLowerCase().split(end).join(' ');
  const hundredths = `000000000${hundredthsOf(price)}`.slice(-9);
  const last = `${id}${end}`;
  return {
    listing,
    listingOrder: `${activeFirst}${shopRank(featured, category)}${end}${lowerCase}${end}${last}`,
    nameOrder: `${activeFirst}${lowerCase}${end}${last}`,
    priceOrder: `${activeFirst}${hundredths}${end}${last}`,
    newestOrder: `${active ? 1 : 0}${end}${createdAt}${end}${last}`,
    words: searchable(name),
  };
}

/** Gold Coins have no cash value, so every other prize comes before them, featured or not. */
function shopRank(featured: boolean, category: Placed['category']): number {
  return (category === 'coins' ? 2 : 0) + (featured ? 0 : 1);
}

/** Partition key of the search rows of a stem, in the index of the shop. */
export function listingOfStem(stem: string): string {
  return `word ${stem}`;
}
