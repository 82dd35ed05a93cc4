import type { Amount } from '#domain/money/coin';
import type { Cart } from '#domain/rewards/cart';
import type { HoldsOfDay } from '#domain/rewards/hold-ceiling';
import type { OrderLine } from '#domain/rewards/order-line';
import type { Reservation } from '#domain/rewards/reservation';

/** Attributes of the cart. Timestamps are ISO strings. */
interface CartAttributes {
  readonly version: number;
  readonly lines: readonly {
    readonly product: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: Amount;
    readonly addedAt: string;
  }[];
  readonly updatedAt: string;
}

/** Attributes of the player's last reservation. */
interface ReservationAttributes {
  /** Id of the reservation. */
  readonly reservation: string;
  readonly state: Reservation['state'];
  readonly cartVersion: number;
  /** Present only while pieces are held, so that later changes of the cart stay small. */
  readonly reservedLines?: readonly OrderLine[];
  readonly holdsOfDay: HoldsOfDay | null;
  /** Milliseconds since 1970, the sort key of the index. */
  readonly expiresAt: number;
  /** Present only while pieces are held, so that the sparse index `by-expiry` contains nothing else. */
  readonly held?: typeof heldMark;
}

/** An item of the `carts` table: a player's cart and, from the first one on, their last reservation. */
export type CartItem = { readonly player: string } & CartAttributes & Partial<ReservationAttributes>;

export const heldMark = 'held';

export function cartAttributes({ version, lines, updatedAt }: Cart): CartAttributes {
  if (!updatedAt) throw new Error('A cart that was never changed cannot be written');
  return {
    version,
    updatedAt: updatedAt.toISOString(),
    lines: lines.map((line) => ({ ...line, addedAt: line.addedAt.toISOString() })),
  };
}

export function reservationAttributes(reservation: Reservation): ReservationAttributes {
  const { id, state, cartVersion, lines, holdsOfDay, expiresAt } = reservation;
  return {
    reservation: id,
    state,
    cartVersion,
    holdsOfDay,
    expiresAt: expiresAt.getTime(),
    ...(state === 'held' && { held: heldMark, reservedLines: lines }),
  };
}

export function cartIn({ player, version, lines, updatedAt }: CartItem): Cart {
  const dated = lines.map((line) => ({ ...line, addedAt: new Date(line.addedAt) }));
  return { player, version, lines: dated, updatedAt: new Date(updatedAt) };
}

export function reservationIn(item: CartItem): Reservation | undefined {
  if (!hasReservation(item)) return undefined;
  const { player, reservation: id, state, cartVersion, reservedLines = [], holdsOfDay, expiresAt } = item;
  return {
    id,
    player,
    state,
    cartVersion,
    lines: reservedLines,
    holdsOfDay,
    expiresAt: new Date(expiresAt),
  };
}

function hasReservation(item: CartItem): item is CartItem & ReservationAttributes {
  return item.reservation !== undefined;
}
