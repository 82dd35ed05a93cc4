import type { Amount } from '#domain/money/coin';
import { searchable } from './search-words';

/** Partition key of the product list, which has one index per sort order. */
export const listing = 'products';

/** Terminates every part of a sort key; no id contains it. */
const end = '\t';

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
 * Computes the sort keys of a product: active before inactive, then featured first and by name, by name only, by price, or by creation
 * time. The resolvers cannot import this module and repeat the rule in `graphql/functions/places.ts`; a test compares the two.
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
