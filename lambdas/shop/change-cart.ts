import type { Refusal } from '#contracts/errors';
import type { Cart, CartRefused, OwnPieces } from '#domain/rewards/cart';
import { type ReviewedLine, reviewCart } from '#domain/rewards/cart-review';
import type { Products } from '#domain/rewards/product';
import { piecesOf } from '#domain/rewards/reservation';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { CartStore } from './stores/cart-store';

export interface CartDependencies {
  readonly carts: CartStore;
  readonly products: ProductStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** A cart, its lines reviewed against the current products. */
export interface CartView {
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
}

/** Input of a cart change besides the cart itself. */
interface Surroundings {
  readonly products: Products;
  readonly own: OwnPieces;
  readonly at: Date;
}

/** Reads a cart and reviews its lines against the current products. */
export async function readCart(dependencies: CartDependencies, player: string): Promise<CartView> {
  const { cart, products, own } = await readAround(dependencies, player, []);
  return { cart, lines: reviewCart(cart, products, own) };
}

/**
 * Applies a change to the current cart and retries on conflict. A change that returns the same cart writes nothing.
 *
 * @param change.product  product to read in addition to those in the cart
 */
export async function changeCart(
  dependencies: CartDependencies,
  player: string,
  change: { product?: string; decide: (cart: Cart, around: Surroundings) => Cart | CartRefused },
): Promise<CartView | Refusal> {
  const { carts, commitTogether, pause, now } = dependencies;

  const result = await retryOnConflict(pause, async () => {
    const extraIds = change.product === undefined ? [] : [change.product];
    const { cart, products, own } = await readAround(dependencies, player, extraIds);
    const after = change.decide(cart, { products, own, at: now() });
    if (isRefusal(after)) return after;
    if (after !== cart) {
      const { outcome } = await commitTogether([carts.replace(cart, after)]);
      if (outcome === 'conflict') return conflict;
    }
    return { cart: after, lines: reviewCart(after, products, own) };
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

async function readAround(
  { carts, products }: CartDependencies,
  player: string,
  extraIds: readonly string[],
) {
  const { cart, reservation } = await carts.load(player);
  const ids = [...cart.lines.map(({ product }) => product), ...extraIds];
  return { cart, products: await products.find(ids), own: piecesOf(reservation) };
}
