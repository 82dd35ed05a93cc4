import type { Amount } from '#domain/money/coin';
import { searchable } from './search-words';

/** All products are one list, in as many orders as its table has indexes. */
export const listing = 'products';

/** Ends every part of a place; no id has it. */
const end = '\t';

/** Where a product stands in each order, and the words by which it is found. */
export interface Places {
  readonly listing: string;
  readonly listingOrder: string;
  readonly nameOrder: string;
  readonly priceOrder: string;
  readonly newestOrder: string;
  readonly words: string;
}

/**
 * Where a product stands: active before inactive, then featured before others and by name, by name alone, by price, or by when it was
 * made. Resolvers, which import nothing of ours, say the same in `graphql/functions/places.ts`; a test compares the two.
 */
export function placesOf(product: {
  readonly id: string;
  readonly name: string;
  /** In hundredths of a Sweeps Coin. */
  readonly price: Amount;
  readonly isFeatured: boolean;
  readonly isActive: boolean;
  readonly createdAt: Date;
}): Places {
  const { id, name, price, isFeatured, isActive, createdAt } = product;
  const spoken = name.toLowerCase().replaceAll(end, ' ');
  const place = (...parts: readonly (string | number)[]) =>
    [...parts, id].map((part) => `${part}${end}`).join('');
  const partitionKey = isActive ? 0 : 1;
  return {
    listing,
    listingOrder: place(partitionKey, isFeatured ? 0 : 1, spoken),
    nameOrder: place(partitionKey, spoken),
    priceOrder: place(partitionKey, String(price).padStart(9, '0')),
    newestOrder: place(1 - partitionKey, createdAt.toISOString()),
    words: searchable(name),
  };
}
