import type { Amount } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import type { Hold } from '#domain/wallet/hold';
import type { InsufficientFunds } from '#domain/wallet/stake';
import { type Cart, noPieces, type OwnPieces } from './cart';
import { type LineRefused, refusalOf, reviewCart, totalOf } from './cart-review';
import { checkFunds } from './checkout';
import type { HoldsOfDay } from './hold-ceiling';
import type { OrderLine } from './order-line';
import type { Products } from './product';

/**
 * Pieces that were taken from the stock for one player's checkout, while what they cost is set aside in the wallet. They are
 * `ordered` or go back, once:
 * - `held` → `ordered`, by a checkout in time
 * - `held` → `lapsed`, after its time
 * - `held` → `released`, by the player
 * - `held` → replaced by the player's next reservation
 */
export interface Reservation {
  /** Of the transaction that set its price aside: a retry finds the same. */
  readonly id: string;
  readonly player: string;
  /** The version of the cart that it holds the lines of. */
  readonly cartVersion: number;
  readonly lines: readonly OrderLine[];
  readonly state: 'held' | 'ordered' | 'lapsed' | 'released';
  readonly expiresAt: Date;
  /** How often its player has held what on the day of it, with this one; null for one of before that was counted. */
  readonly holdsOfDay: HoldsOfDay | null;
}

/** Why nothing can be held. */
export type ReservationRefused =
  | { readonly code: 'checkout/cart-empty' }
  | { readonly code: 'checkout/lines-refused'; readonly lines: readonly LineRefused[] }
  | { readonly code: 'checkout/below-minimum'; readonly minimum: Amount }
  | InsufficientFunds;

/** Whether a checkout may still use a reservation. */
export function isUsable({ state, expiresAt }: Reservation, now: Date): boolean {
  return state === 'held' && expiresAt > now;
}

/**
 * Whether wallet and reservation of a player were read at one moment. They change together, so that a price is set aside exactly
 * while pieces are held; two readings may still lie on both sides of a change.
 */
export function isOneMoment(holds: readonly Hold[], reservation: Reservation | undefined): boolean {
  const aside = holds.find(({ purpose }) => purpose === 'checkout');
  return aside?.id === (reservation?.state === 'held' ? reservation.id : undefined);
}

/** The pieces that a reservation keeps from the stock, used in time or not. */
export function piecesOf(reservation: Reservation | undefined): OwnPieces {
  return reservation?.state === 'held' ? stockChanges(noPieces, reservation.lines) : noPieces;
}

/**
 * Decides what is held of a cart: everything in it at the prices that the player accepted, or nothing. Nobody holds what they
 * could not pay for, or the whole store would be sold out for nothing.
 *
 * @param own              what an earlier reservation holds, which the new one replaces
 * @param bounds.minimum   what an order costs at least, in hundredths of a Sweeps Coin
 * @param bounds.balances  what the player has for it, without what the reservation that is replaced has set aside
 * @returns the lines to hold, or why none is
 */
export function holdCart(
  cart: Cart,
  products: Products,
  own: OwnPieces,
  { minimum, balances }: { minimum: Amount; balances: Balances },
): OrderLine[] | ReservationRefused {
  if (cart.lines.length === 0) return { code: 'checkout/cart-empty' };
  const reviewed = reviewCart(cart, products, own);
  const lines = reviewed.flatMap((line) => refusalOf(line) ?? []);
  if (lines.length > 0) return { code: 'checkout/lines-refused', lines };
  const total = totalOf(reviewed);
  if (total < minimum) return { code: 'checkout/below-minimum', minimum };
  const missing = checkFunds(balances, total);
  if (missing) return missing;
  return reviewed.map(({ product, name, image, category, quantity, price, terms, chance }) => {
    return { product, name, image, category, quantity, price, terms, ...(chance && { chance }) };
  });
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
