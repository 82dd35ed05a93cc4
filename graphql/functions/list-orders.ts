import type { Places } from '#domain/rewards/listing';

/** Sorts after every key that begins with `end` of the listing. */
export const afterEnd = '\n';

/** Orders in which products can be listed. */
export type Order = 'featured' | 'name' | 'price' | 'newest';

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
