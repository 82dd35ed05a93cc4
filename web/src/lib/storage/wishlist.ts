import { keptIds } from './stored-ids';

/** Limited so that one query can name every product of the list. */
export const mostWished = 50;

const wished = keptIds('jade-harbour.wish-list');

/** Ids of the products on the wish list of this device, the latest first. */
export const readWishlist = wished.read;

/** A hook that subscribes to the wish list. */
export const useWishlist = wished.useIds;

/**
 * Adds a product to the wish list or removes it.
 *
 * @returns false if the list is full
 */
export function toggleWished(product: string): boolean {
  const ids = wished.read();
  const isOnList = ids.includes(product);
  if (!isOnList && ids.length >= mostWished) return false;
  wished.change((known) => (isOnList ? known.filter((id) => id !== product) : [product, ...known]));
  return true;
}

/** Deletes the list, as on sign-out. */
export function forgetWishlist(): void {
  wished.change(() => []);
}
