import type { Cart } from '#contracts/shop/cart-routes';
import { playFabOps } from '../api/play-fab-ops';
import { createStore } from '../state/store';
import { useStore } from '../state/use-store';

const known = createStore<Cart | null>(null);

/** Shows the cart of an answer everywhere on the page. A slower answer never replaces a newer one. */
function setCart(cart: Cart): void {
  const before = known.read();
  if (!before || cart.version >= before.version) known.set(cart);
}

/** Loads the cart from the server, which is shared by the player's devices. */
export async function loadCart(): Promise<Cart> {
  const before = known.read();
  try {
    const cart = await playFabOps.get('/cart');
    // The known cart may be another player's, whose versions say nothing.
    if (known.read() === before) known.set(cart);
    else setCart(cart);
    return cart;
  } catch (failure) {
    if (known.read() === before) known.set(null);
    throw failure;
  }
}

/** Sets the quantity of a product in the cart, and accepts the current price. */
export async function putIntoCart(product: string, quantity: number): Promise<Cart> {
  const cart = await playFabOps.put('/cart/lines/{product}', { path: { product }, body: { quantity } });
  setCart(cart);
  return cart;
}

/** The quantities that requests without an answer were to set, by their keys. */
const unanswered = new Map<string, number>();

/**
 * Adds pieces to the current quantity. The cart is read first, since setting a quantity from stale data would discard what another device
 * has added.
 *
 * @param idempotencyKey  a repeat finds whether the request of a lost answer has arrived, and then adds nothing
 */
export async function addToCart(
  { product, pieces }: { product: string; pieces: number },
  idempotencyKey: string,
): Promise<Cart> {
  const cart = await playFabOps.get('/cart');
  const held = cart.lines.find((line) => line.product === product)?.quantity ?? 0;
  if (unanswered.get(idempotencyKey) === held) {
    unanswered.delete(idempotencyKey);
    setCart(cart);
    return cart;
  }
  unanswered.set(idempotencyKey, held + pieces);
  const changed = await putIntoCart(product, held + pieces);
  unanswered.delete(idempotencyKey);
  return changed;
}

export async function takeOutOfCart(product: string): Promise<void> {
  setCart(await playFabOps.delete('/cart/lines/{product}', { path: { product } }));
}

/** The newest known cart, null before the first answer. */
export function useCart(): Cart | null {
  return useStore(known);
}

/** Total number of pieces in a cart. */
export function countPieces(cart: Cart | null): number {
  return cart?.lines.reduce((pieces, { quantity }) => pieces + quantity, 0) ?? 0;
}
