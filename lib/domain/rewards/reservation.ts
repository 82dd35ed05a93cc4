import type { Amount } from '#domain/money/coin';
import type { Balances } from '#domain/wallet/balances';
import type { Hold } from '#domain/wallet/hold';
import type { InsufficientFunds } from '#domain/wallet/stake';
import { type Cart, noPieces, type OwnPieces } from './cart';
import { type LineRefused, refusalOf, reviewCart, totalOf } from './cart-review';
import { checkFunds } from './checkout';
import { type HoldsOfDay, uncountOrder } from './hold-ceiling';
import type { OrderLine } from './order-line';
import type { Products } from './product';
import { drawOf, oddsVersionOf } from './random-prize';

/**
 * Pieces taken from the stock for one player's checkout while their price is held in the wallet. A reservation ends exactly once:
 * - `held` → `ordered`, by a checkout in time
 * - `held` → `lapsed`, after it expires
 * - `held` → `released`, by the player
 * - `held` → replaced by the player's next reservation
 */
export interface Reservation {
  /** Id of the transaction that holds its price; a retry finds the same one. */
  readonly id: string;
  readonly player: string;
  /** Version of the cart that the lines were copied from. */
  readonly cartVersion: number;
  /** Empty once the reservation has ended. */
  readonly lines: readonly OrderLine[];
  readonly state: 'held' | EndState;
  readonly expiresAt: Date;
  /** Reservations per product of the player's day including this one, unless it was ordered; null if they were not counted. */
  readonly holdsOfDay: HoldsOfDay | null;
}

/** How a reservation ended. */
export type EndState = 'ordered' | 'lapsed' | 'released';

/** Why nothing can be reserved. */
export type ReservationRefused =
  | { readonly code: 'checkout/cart-empty' }
  | { readonly code: 'checkout/lines-refused'; readonly lines: readonly LineRefused[] }
  | { readonly code: 'checkout/below-minimum'; readonly minimum: Amount }
  | InsufficientFunds;

/**
 * Ends a reservation that is held. It keeps its id, by which a repeated release is answered, and the counts of the day, but no lines: they
 * would make every later change of the cart, which is stored with it, dearer.
 */
export function endReservation(held: Reservation, state: EndState): Reservation {
  const holdsOfDay = state === 'ordered' ? uncountOrder(held) : held.holdsOfDay;
  return { ...held, state, lines: [], holdsOfDay };
}

/** Whether a checkout may use a reservation. */
export function isUsable({ state, expiresAt }: Reservation, now: Date): boolean {
  return state === 'held' && expiresAt > now;
}

/**
 * Whether the random prizes of a reservation have the current odds and draws of their products. Otherwise a checkout may refuse it for as
 * long as it is held.
 *
 * @param products  at least the products of the lines; a deleted one is not considered
 */
export function hasCurrentChances({ lines }: Pick<Reservation, 'lines'>, products: Products): boolean {
  return lines.every((line) => {
    const product = products.get(line.product);
    if (!product) return true;
    const current = { ...line, chance: product.chance };
    return oddsVersionOf(line) === oddsVersionOf(current) && drawOf(line) === drawOf(current);
  });
}

/**
 * Whether wallet and reservation of a player belong to the same state. They change in one transaction, but two reads may fall on either
 * side of it.
 */
export function isOneMoment(holds: readonly Hold[], reservation: Reservation | undefined): boolean {
  const aside = holds.find(({ purpose }) => purpose === 'checkout');
  return aside?.id === (reservation?.state === 'held' ? reservation.id : undefined);
}

/** The pieces that a reservation keeps out of the stock, expired or not. */
export function piecesOf(reservation: Reservation | undefined): OwnPieces {
  return reservation?.state === 'held' ? stockChanges(noPieces, reservation.lines) : noPieces;
}

/**
 * Decides which lines of a cart to reserve: all of them at the prices the player accepted, or none. A player can reserve only what the
 * balance covers; otherwise the whole stock could be blocked at no cost.
 *
 * @param own              pieces of an earlier reservation, which the new one replaces
 * @param bounds.minimum   minimum order in hundredths of a Sweeps Coin
 * @param bounds.balances  the player's balances without the hold of the replaced reservation
 * @returns the lines to reserve, or the reason for the refusal
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
 * Computes the stock changes of a reservation, given the pieces its player already holds.
 *
 * @returns pieces to take (positive) or return (negative) by product; an unchanged product is absent
 */
export function stockChanges(own: OwnPieces, lines: readonly OrderLine[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const [product, quantity] of own) changes.set(product, -quantity);
  for (const { product, quantity } of lines) changes.set(product, (changes.get(product) ?? 0) + quantity);
  return new Map([...changes].filter(([, change]) => change !== 0));
}
