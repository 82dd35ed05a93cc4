import { type Cart, emptyCart } from '#domain/rewards/cart';
import type { Order } from '#domain/rewards/order';
import type { Product } from '#domain/rewards/product';
import type { Reservation } from '#domain/rewards/reservation';
import * as products from '#lambdas/catalog/stores/product-store';
import { createStockLevels, type ReadStockLevels } from '#lambdas/catalog/stores/stock-levels';
import type { GiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import * as orders from '#lambdas/orders/stores/order-item';
import { createOrderLists, type OrderLists } from '#lambdas/orders/stores/order-lists';
import { createOrderStore, type OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import {
  cartAttributes,
  cartIn,
  type CartItem,
  reservationAttributes,
  reservationIn,
} from '#lambdas/shop/stores/cart-item';
import { type CartStore, createCartStore } from '#lambdas/shop/stores/cart-store';
import { createFakeTables, type FakeTables, type Interfere } from './fake-tables';
import { createFakeGiftCodes, type FakeGiftCodes } from './gift-codes';
import { createFakeRandomPrizes, type FakeRandomPrizes } from './random-prizes';
import { type Records, recordsIn } from './records';

/** The prize store's stores on fake tables. */
export interface FakeShop extends FakeRandomPrizes {
  readonly products: products.ProductStore;
  readonly readStockLevels: ReadStockLevels;
  readonly carts: CartStore;
  readonly orders: OrderStore & OrderLists;
  readonly giftCodes: GiftCodeStore;
  /** Chooses the first items. */
  readonly chooseSome: <Each>(of: readonly Each[], count: number) => Each[];
  readonly commitTogether: CommitTogether;
  readonly stored: {
    readonly products: Records<Product>;
    readonly carts: Records<Cart>;
    readonly reservations: Records<Reservation>;
    /** By player and id, as in `p 2026-…`. */
    readonly orders: Records<Order>;
    readonly gifts: FakeGiftCodes['stored'];
  };
  /** Runs before the next commit without a ledger row checks its conditions, like a concurrent request. */
  beforeNextCommit(interfere: Interfere): void;
}

const storedAt = new Date('2026-11-01T12:00:00Z');

/** Creates stores with these products only. */
export function createFakeShop(stock: readonly Product[], tables = createFakeTables()): FakeShop {
  const { client, commitTogether } = tables;
  const gifts = createFakeGiftCodes(tables);
  const storedProducts = productsIn(tables);
  for (const product of stock) storedProducts.set(product.id, product);
  return {
    ...createFakeRandomPrizes(tables),
    products: products.createProductStore(client, 'products', (fault) => {
      throw fault;
    }),
    readStockLevels: createStockLevels(client, 'products'),
    carts: createCartStore(client, 'carts'),
    orders: { ...createOrderStore(client, 'orders'), ...createOrderLists(client, 'orders') },
    giftCodes: gifts.giftCodes,
    chooseSome: (of, count) => of.slice(0, count),
    commitTogether,
    stored: {
      products: storedProducts,
      carts: cartsIn(tables),
      reservations: reservationsIn(tables),
      orders: recordsIn(tables, {
        table: 'orders',
        keyOf: ({ player, id }) => `${player} ${id}`,
        fromItem: orders.fromItem,
        toItem: orders.toItem,
      }),
      gifts: gifts.stored,
    },
    beforeNextCommit: (interfere) =>
      tables.beforeNextTransaction((touched) => !touched.includes('ledger'), interfere),
  };
}

function cartsIn(tables: FakeTables): Records<Cart> {
  return recordsIn<Cart, CartItem>(tables, {
    table: 'carts',
    keyOf: ({ player }) => player,
    fromItem: cartIn,
    toItem: (cart, player) => ({ player, ...cartAttributes(cart) }),
  });
}

/** The reservations of players, each beside a cart. */
function reservationsIn(tables: FakeTables): Records<Reservation> {
  const carts = cartsIn(tables);
  return recordsIn<Reservation, CartItem>(tables, {
    table: 'carts',
    isOne: (item) => reservationIn(item) !== undefined,
    keyOf: ({ player }) => player,
    fromItem(item) {
      const reservation = reservationIn(item);
      if (!reservation) throw new Error(`${item.player} has no reservation`);
      return reservation;
    },
    toItem(reservation, player) {
      const none = { ...emptyCart(player), version: reservation.cartVersion, updatedAt: storedAt };
      const cart = carts.get(player) ?? none;
      return { player, ...cartAttributes(cart), ...reservationAttributes(reservation) };
    },
  });
}

function productsIn(tables: FakeTables): Records<Product> {
  return recordsIn(tables, {
    table: 'products',
    keyOf: ({ id }) => id,
    fromItem(item: products.ProductItem) {
      const product = products.fromItem(item);
      if (product instanceof RangeError) throw product;
      return product;
    },
    toItem: ({ image, chance, ...product }: Product) => {
      const rest = { description: null, images: image === null ? [] : [image], isFeatured: false };
      return { ...products.toItem({ ...product, ...rest }, storedAt), ...(chance && { chance }) };
    },
  });
}
