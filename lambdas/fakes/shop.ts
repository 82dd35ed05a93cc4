import { sum } from '#domain/money/coin';
import { type Cart, emptyCart } from '#domain/rewards/cart';
import { type Order, statusOf } from '#domain/rewards/order';
import { worthOfLines } from '#domain/rewards/order-line';
import { isUndone } from '#domain/rewards/order-reason';
import type { Product } from '#domain/rewards/product';
import type { Reservation } from '#domain/rewards/reservation';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { GiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import { isWaiting, type OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import type { CartStore } from '#lambdas/shop/stores/cart-store';
import type { ReservationStore } from '#lambdas/shop/stores/reservation-store';
import { createMemoryGiftCodes, type MemoryGiftCodes } from './gift-codes';
import { createMemoryRandomPrizes, type MemoryRandomPrizes } from './random-prizes';
import { commitInMemory, memoryWrite } from './writes';

/** In-memory fake of the prize store's stores, with its content exposed. */
export interface MemoryShop extends MemoryRandomPrizes {
  readonly products: ProductStore;
  readonly carts: CartStore;
  readonly reservations: ReservationStore;
  readonly orders: OrderStore;
  readonly giftCodes: GiftCodeStore;
  /** Chooses the first items. */
  readonly chooseSome: <Each>(of: readonly Each[], count: number) => Each[];
  readonly commitTogether: CommitTogether;
  readonly stored: {
    readonly products: Map<string, Product>;
    readonly carts: Map<string, Cart>;
    readonly reservations: Map<string, Reservation>;
    readonly orders: Map<string, Order>;
    readonly gifts: MemoryGiftCodes['stored'];
  };
  /** Runs before the next commit checks its conditions, like a concurrent request. */
  beforeNextCommit(interfere: () => Promise<unknown> | unknown): void;
}

/** Creates stores with these products only. */
export function createMemoryShop(stock: readonly Product[]): MemoryShop {
  const gifts = createMemoryGiftCodes();
  const stored = {
    products: new Map(stock.map((product) => [product.id, product])),
    carts: new Map<string, Cart>(),
    reservations: new Map<string, Reservation>(),
    orders: new Map<string, Order>(),
    gifts: gifts.stored,
  };
  let interference: (() => Promise<unknown> | unknown) | undefined;

  return {
    stored,
    ...createMemoryRandomPrizes(stored.products),
    products: productStore(stored.products),
    carts: cartStore(stored.carts),
    reservations: reservationStore(stored.reservations),
    orders: orderStore(stored.orders),
    giftCodes: gifts.giftCodes,
    chooseSome: (of, count) => of.slice(0, count),
    beforeNextCommit: (interfere) => (interference = interfere),
    async commitTogether(writes) {
      const interfere = interference;
      interference = undefined;
      await interfere?.();
      return commitInMemory(writes);
    },
  };
}

function productStore(products: Map<string, Product>): ProductStore {
  const find = (id: string) => products.get(id);
  const add = (id: string, change: number) => {
    const product = products.get(id)!;
    products.set(id, { ...product, stock: product.stock + change });
  };
  return {
    find: async (ids) => new Map([...ids].flatMap((id) => (find(id) ? [[id, find(id)!]] : []))),
    async create({ images, ...product }) {
      if (products.has(product.id)) return false;
      products.set(product.id, { ...product, image: images[0] ?? null });
      return true;
    },
    take: ({ id, price }, quantity) =>
      memoryWrite(`product ${id}`, {
        holds: () => {
          const now = find(id);
          return now !== undefined && now.isActive && now.price === price && now.stock >= quantity;
        },
        apply: () => add(id, -quantity),
      }),
    giveBack: (id, quantity) =>
      memoryWrite(`product ${id}`, { holds: () => products.has(id), apply: () => add(id, quantity) }),
  };
}

function cartStore(carts: Map<string, Cart>): CartStore {
  return {
    load: async (player) => carts.get(player) ?? emptyCart(player),
    replace: (before, after) =>
      memoryWrite(`cart ${before.version}`, {
        holds: () => (carts.get(before.player)?.version ?? 0) === before.version,
        apply: () => void carts.set(after.player, after),
      }),
  };
}

function reservationStore(reservations: Map<string, Reservation>): ReservationStore {
  const end = (
    { player, id }: Reservation,
    state: Reservation['state'],
    holds: (now: Reservation) => boolean = () => true,
  ) =>
    memoryWrite(`reservation ${id}`, {
      holds: () => {
        const now = reservations.get(player);
        return now?.id === id && now.state === 'held' && holds(now);
      },
      apply: () => void reservations.set(player, { ...reservations.get(player)!, state }),
    });
  return {
    load: async (player) => reservations.get(player),
    async *due(now) {
      const due = [...reservations.values()].filter(
        ({ state, expiresAt }) => state === 'held' && expiresAt <= now,
      );
      yield due.map(({ player, id }) => ({ player, reservation: id }));
    },
    replace: (before, next) =>
      memoryWrite(`reservation ${next.id}`, {
        holds: () => {
          const now = reservations.get(next.player);
          return now?.id === before?.id && now?.state === before?.state;
        },
        apply: () => void reservations.set(next.player, next),
      }),
    order: (held, now) => end(held, 'ordered', ({ expiresAt }) => expiresAt > now),
    lapse: (held, now) => end(held, 'lapsed', ({ expiresAt }) => expiresAt <= now),
    release: (held) => end(held, 'released'),
  };
}

function orderStore(orders: Map<string, Order>): OrderStore {
  const keyOf = (player: string, id: string) => `${player} ${id}`;
  return {
    find: async (player, id) => orders.get(keyOf(player, id)),
    worthOf: async (player) =>
      sum(
        [...orders.values()]
          .filter((order) => order.player === player && !isUndone(statusOf(order)))
          .map(({ lines }) => worthOfLines(lines)),
      ),
    async page(player, { limit, before }) {
      const own = [...orders.values()]
        .filter((order) => order.player === player && (before === undefined || order.id < before))
        .sort((left, right) => (left.id < right.id ? 1 : -1));
      const page = own.slice(0, limit);
      return { orders: page, next: own.length > limit ? page.at(-1)!.id : null };
    },
    place: (order) =>
      memoryWrite(`order ${order.id}`, {
        holds: () => !orders.has(keyOf(order.player, order.id)),
        apply: () => void orders.set(keyOf(order.player, order.id), order),
      }),
    advance: (before, after) =>
      memoryWrite(`order ${before.id}`, {
        holds: () => orders.get(keyOf(before.player, before.id))?.revision === before.revision,
        apply: () => void orders.set(keyOf(before.player, before.id), after),
      }),
    async board({ status, limit, after }) {
      const sign = isWaiting(status) ? 1 : -1;
      const places = [...orders.values()]
        .filter((order) => statusOf(order) === status)
        .map((order) => ({ order, place: `${order.id} ${order.player}` }))
        .sort((left, right) => (left.place < right.place ? -sign : sign))
        .filter(({ place }) => after === undefined || (sign > 0 ? place > after : place < after));
      const page = places.slice(0, limit);
      return {
        orders: page.map(({ order }) => order),
        next: places.length > limit ? page.at(-1)!.place : null,
      };
    },
  };
}
