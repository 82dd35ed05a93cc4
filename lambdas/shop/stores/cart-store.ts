import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Cart, emptyCart } from '#domain/rewards/cart';
import { type EndState, endReservation, type Reservation } from '#domain/rewards/reservation';
import { atomicUpdate, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import {
  ifAbsent,
  ifAll,
  ifEqual,
  ifIs,
  ifPresent,
  optimisticLock,
  type WriteCondition,
} from '#lambdas/runtime/aws/conditions';
import { duePages } from '#lambdas/runtime/aws/due-pages';
import { getItem } from '#lambdas/runtime/aws/get-item';
import {
  cartAttributes,
  cartIn,
  type CartItem,
  heldMark,
  reservationAttributes,
  reservationIn,
} from './cart-item';

/** Identifies a reservation outside of its player's requests. */
export interface ReservationName {
  readonly player: string;
  readonly reservation: string;
}

/** A player's cart and their last reservation in any state, as of one moment. */
export interface CartAndReservation {
  readonly cart: Cart;
  readonly reservation: Reservation | undefined;
}

/**
 * Carts and the reservations of their checkouts: one item per player, so that a checkout writes both at the price of one. A change of the
 * cart and a change of the reservation write different attributes under conditions of their own, so neither fails the condition of the other;
 * only transactions at the same moment conflict.
 *
 * A write of a reservation is conditional on the reservation that was read and, when it passes pieces on, on its hold being open. A
 * checkout, lapse, release or next reservation therefore excludes the others.
 */
export interface CartStore {
  /** Returns a player's cart, empty when there is none, and their last reservation. Strongly consistent. */
  load(player: string): Promise<CartAndReservation>;
  /** Pages through expired reservations that are still held, oldest first. */
  due(now: Date): AsyncIterable<readonly ReservationName[]>;
  /** Writes a cart under an optimistic lock on the version that was read. */
  replace(before: Cart, after: Cart): AtomicWrite;
  /** Writes a reservation beside the cart where there is none, or in place of the one that was read. */
  reserve(before: Reservation | undefined, next: Reservation): AtomicWrite;
  /** Ends a hold by an order, before its expiry, and replaces the cart under an optimistic lock. */
  order(held: Reservation, cart: { before: Cart; after: Cart }, now: Date): AtomicWrite;
  /** Ends a hold after its expiry. */
  lapse(held: Reservation, now: Date): AtomicWrite;
  /** Ends a hold at its player's request. */
  release(held: Reservation): AtomicWrite;
}

/**
 * Store of carts and reservations. A cart is deleted with its account only, so that its version keeps rising and a reservation cannot
 * mistake a later cart for its own.
 */
export function createCartStore(client: DynamoDBDocumentClient, table: string): CartStore {
  return {
    load,
    due,
    replace: (before, after) =>
      atomicUpdate(table, `cart ${before.version}`, keyOf(before), {
        set: cartAttributes(after),
        when: ifUnchanged(before),
      }),
    reserve: (before, next) =>
      atomicUpdate(table, `reservation ${next.id}`, keyOf(next), {
        set: reservationAttributes(next),
        when: ifLast(before),
      }),
    order: (held, { before, after }, now) =>
      end(
        held,
        'ordered',
        [ifIs('expiresAt', '>', now.getTime()), ifUnchanged(before)],
        cartAttributes(after),
      ),
    lapse: (held, now) => end(held, 'lapsed', [ifIs('expiresAt', '<=', now.getTime())]),
    release: (held) => end(held, 'released'),
  };

  async function load(player: string): Promise<CartAndReservation> {
    const item = await getItem<CartItem>(client, table, { player });
    if (!item) return { cart: emptyCart(player), reservation: undefined };
    return { cart: cartIn(item), reservation: reservationIn(item) };
  }

  async function* due(now: Date): AsyncGenerator<readonly ReservationName[]> {
    const pages = duePages<ReservationName>(client, {
      table,
      index: 'by-expiry',
      mark: ['held', heldMark],
      time: ['expiresAt', now.getTime()],
    });
    for await (const items of pages) yield items.map(({ player, reservation }) => ({ player, reservation }));
  }

  /** Ends a hold under the condition that it is open, and takes it out of the index. */
  function end(
    held: Reservation,
    state: EndState,
    conditions: readonly WriteCondition[] = [],
    cart: Partial<CartItem> = {},
  ): AtomicWrite {
    const { holdsOfDay } = endReservation(held, state);
    return atomicUpdate(table, `reservation ${held.id}`, keyOf(held), {
      set: { state, holdsOfDay, ...cart },
      remove: ['held', 'reservedLines'],
      when: ifAll(ifEqual('reservation', held.id), ifEqual('held', heldMark), ...conditions),
    });
  }
}

function keyOf({ player }: Pick<Cart, 'player'>) {
  return { player };
}

function ifUnchanged({ version }: Cart): WriteCondition {
  return optimisticLock('version', version);
}

/** @param before  the last reservation; undefined where the cart is alone */
function ifLast(before: Reservation | undefined): WriteCondition {
  return before
    ? ifAll(ifEqual('reservation', before.id), ifEqual('state', before.state))
    : ifAll(ifPresent('version'), ifAbsent('reservation'));
}
