import { useSyncExternalStore } from 'react';
import type { Cart } from '#contracts/shop/cart-routes';
import { playFabOps } from './play-fab-ops';

let known: Cart | null = null;
const listeners = new Set<() => void>();

/** Shows a cart that an answer carried, everywhere on the page. A slower answer never replaces a newer one. */
function setCart(cart: Cart): void {
  if (known && cart.version < known.version) return;
  known = cart;
  for (const listener of listeners) listener();
}

/** Reads the cart from the server, which follows the player from device to device. */
export async function loadCart(): Promise<Cart> {
  known = null;
  const cart = await playFabOps.get('/cart');
  setCart(cart);
  return cart;
}

/** Sets how many pieces of a product the cart holds; it accepts the price of today. */
export async function putIntoCart(product: string, quantity: number): Promise<Cart> {
  const cart = await playFabOps.put('/cart/lines/{product}', { path: { product }, body: { quantity } });
  setCart(cart);
  return cart;
}

/**
 * Adds pieces to those that the cart holds now. It is read first: what the page knows of it may be older than what was added on another
 * device, and setting a number would take that away.
 */
export async function addToCart(product: string, pieces: number): Promise<Cart> {
  const { lines } = await playFabOps.get('/cart');
  return putIntoCart(product, pieces + (lines.find((line) => line.product === product)?.quantity ?? 0));
}

export async function takeOutOfCart(product: string): Promise<void> {
  setCart(await playFabOps.delete('/cart/lines/{product}', { path: { product } }));
}

/** The newest cart known, null before the first answer. */
export function useCart(): Cart | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => known,
    () => null,
  );
}

/** How many pieces a cart holds. */
export function countPieces(cart: Cart | null): number {
  return cart?.lines.reduce((pieces, { quantity }) => pieces + quantity, 0) ?? 0;
}
