import type { Amount } from '#domain/money/coin';
import { type Cart, noPieces, type OwnPieces } from './cart';
import { type LineRefused, refusalOf, reviewCart, totalOf } from './cart-review';
import type { Category } from './category';
import type { Products } from './product';

/** What is held, and later ordered, of one product: all that an order must remember when the product has changed. */
export interface OrderLine {
  readonly product: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: Category | null;
  /** 1 to 99. */
  readonly quantity: number;
  /** Of one piece, in hundredths; it stays as it was when the pieces were taken. */
  readonly price: Amount;
  /** As they were shown; ordering accepts them. */
  readonly terms: string | null;
}

/**
 * Pieces that were taken from the stock for one player's checkout. They are `ordered` or go back, once:
 * - `held` → `ordered`, by a checkout in time
 * - `held` → `lapsed`, after its time
 * - `held` → `released`, by the player
 * - `held` → replaced by the player's next reservation
 */
export interface Reservation {
  readonly id: string;
  readonly player: string;
  /** The idempotency key that it was made under. */
  readonly key: string;
  /** The version of the cart that it holds the lines of. */
  readonly cartVersion: number;
  readonly lines: readonly OrderLine[];
  readonly state: 'held' | 'ordered' | 'lapsed' | 'released';
  readonly expiresAt: Date;
  /** The idempotency key of the player's last release, of this reservation or one before it. */
  readonly releasedBy: string | null;
}

/** Why nothing can be held. */
export type ReservationRefused =
  | { readonly code: 'checkout/cart-empty' }
  | { readonly code: 'checkout/lines-refused'; readonly lines: readonly LineRefused[] }
  | { readonly code: 'checkout/below-minimum'; readonly minimum: Amount };

/** Whether a checkout may still use a reservation. */
export function isUsable({ state, expiresAt }: Reservation, now: Date): boolean {
  return state === 'held' && expiresAt > now;
}

/** The pieces that a reservation keeps from the stock, used in time or not. */
export function piecesOf(reservation: Reservation | undefined): OwnPieces {
  return reservation?.state === 'held' ? stockChanges(noPieces, reservation.lines) : noPieces;
}

/**
 * Decides what is held of a cart: everything in it at the prices that the player accepted, or nothing.
 *
 * @param own      what an earlier reservation holds, which the new one replaces
 * @param minimum  what an order costs at least
 */
export function holdCart(
  cart: Cart,
  products: Products,
  own: OwnPieces,
  minimum: Amount,
): OrderLine[] | ReservationRefused {
  if (cart.lines.length === 0) return { code: 'checkout/cart-empty' };
  const reviewed = reviewCart(cart, products, own);
  const lines = reviewed.flatMap((line) => refusalOf(line) ?? []);
  if (lines.length > 0) return { code: 'checkout/lines-refused', lines };
  if (totalOf(reviewed) < minimum) return { code: 'checkout/below-minimum', minimum };
  return reviewed.map(({ product, name, image, category, quantity, price, terms }) => ({
    ...{ product, name, image, category, quantity, price, terms },
  }));
}

/**
 * What a reservation changes in the stocks, given what its player holds already.
 *
 * @returns by product the pieces to be taken (above zero) or given back (below zero); none that stay as they are
 */
export function stockChanges(own: OwnPieces, lines: readonly OrderLine[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const [product, quantity] of own) changes.set(product, -quantity);
  for (const { product, quantity } of lines) changes.set(product, (changes.get(product) ?? 0) + quantity);
  return new Map([...changes].filter(([, change]) => change !== 0));
}
