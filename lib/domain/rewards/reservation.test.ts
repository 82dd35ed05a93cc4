import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { holding } from '#domain/wallet/wallet-fixture';
import { type Cart, noPieces } from './cart';
import type { OrderLine } from './order-line';
import type { Product } from './product';
import {
  endReservation,
  hasCurrentChances,
  holdCart,
  isUsable,
  piecesOf,
  type Reservation,
  stockChanges,
} from './reservation';

const now = new Date('2026-11-21T12:00:00Z');
const product = (id: string, over: Partial<Product> = {}): Product => ({
  id,
  name: id,
  image: null,
  terms: 'Terms',
  category: 'merch',
  stock: 5,
  price: amount(600),
  isActive: true,
  ...over,
});
const shop = (...products: Product[]) => new Map(products.map((each) => [each.id, each]));
const chanceOf = (version: number) => ({ kind: 'odds', version, mayShip: false, mayArrange: false }) as const;
const cart = (...lines: [string, number][]): Cart => ({
  player: 'p',
  version: 3,
  updatedAt: now,
  lines: lines.map(([id, quantity]) => ({
    product: id,
    name: id,
    quantity,
    price: amount(600),
    addedAt: now,
  })),
});
const line = (id: string, quantity: number): OrderLine => ({
  product: id,
  name: id,
  image: null,
  category: 'merch',
  quantity,
  price: amount(600),
  terms: 'Terms',
});
const held: Reservation = {
  id: 'r',
  player: 'p',
  cartVersion: 3,
  holdsOfDay: null,
  lines: [line('a', 2)],
  state: 'held',
  expiresAt: new Date(now.getTime() + 1),
};
const won = (sweepsRedeemable: number) =>
  holding({ sweepsUnplayed: 500, sweepsRedeemable, goldHeld: 70, sweepsHeld: 9000 });
const bounds = { minimum: amount(1000), balances: won(10_000) };

describe('holdCart', () => {
  it('returns every line with all that an order needs', () => {
    expect(holdCart(cart(['a', 1], ['b', 2]), shop(product('a'), product('b')), noPieces, bounds)).toEqual([
      line('a', 1),
      line('b', 2),
    ]);
  });

  it('refuses an empty cart', () => {
    expect(holdCart(cart(), shop(), noPieces, bounds)).toEqual({ code: 'checkout/cart-empty' });
  });

  it('returns every line that cannot be ordered, including a changed price', () => {
    const wanted = cart(['a', 1], ['b', 2], ['c', 9], ['d', 1], ['e', 1]);
    const products = [
      product('a'),
      product('b', { stock: 0 }),
      product('c'),
      product('d', { price: amount(700) }),
    ];

    expect(holdCart(wanted, shop(...products), noPieces, bounds)).toEqual({
      code: 'checkout/lines-refused',
      lines: [
        { product: 'b', reason: 'sold-out' },
        { product: 'c', reason: 'only-some-left', stock: 5 },
        { product: 'd', reason: 'price-changed', price: 700 },
        { product: 'e', reason: 'gone' },
      ],
    });
  });

  it('refuses a total below the minimum and accepts the exact minimum', () => {
    const products = shop(product('a', { price: amount(500) }));
    const priced = (quantity: number) => {
      const { lines, ...rest } = cart(['a', quantity]);
      return { ...rest, lines: lines.map((each) => ({ ...each, price: amount(500) })) };
    };

    expect(holdCart(priced(1), products, noPieces, bounds)).toEqual({
      code: 'checkout/below-minimum',
      minimum: 1000,
    });
    expect(holdCart(priced(2), products, noPieces, bounds)).toHaveLength(1);
  });

  it('refuses a total above the redeemable balance and returns the missing amount', () => {
    const wanted = cart(['a', 2]);
    const products = shop(product('a'));
    const holdWith = (redeemable: number) =>
      holdCart(wanted, products, noPieces, { ...bounds, balances: won(redeemable) });

    expect(holdWith(1199)).toEqual({ code: 'wallet/insufficient-funds', shortBy: 1 });
    expect(holdWith(1200)).toEqual([line('a', 2)]);
  });
});

describe('isUsable', () => {
  it.each([
    ['in time', held, true],
    ['at the instant when it expires', { ...held, expiresAt: now }, false],
    ['ordered', { ...held, state: 'ordered' as const }, false],
    ['released', { ...held, state: 'released' as const }, false],
  ])('evaluates a reservation that is %s', (_case, reservation, usable) => {
    expect(isUsable(reservation, now)).toBe(usable);
  });
});

describe('hasCurrentChances', () => {
  const box = { category: 'mystery_prize', chance: chanceOf(1) } as const;
  const reserved = { lines: [line('mug', 1), { ...line('box', 1), ...box }] };

  it.each<[string, Product[], boolean]>([
    ['the reserved odds are current', [product('mug'), product('box', box)], true],
    ['an unrelated product is closed', [product('mug', { isActive: false }), product('box', box)], true],
    ['the product is deleted', [product('mug')], true],
    ['the product is closed', [product('box', { category: 'mystery_prize' })], false],
    ['other odds were published since', [product('box', { ...box, chance: chanceOf(2) })], false],
  ])('evaluates a reservation when %s', (_case, products, isCurrent) => {
    expect(hasCurrentChances(reserved, shop(...products))).toBe(isCurrent);
  });

  it('requires that the reserved draw is still open', () => {
    const car = { category: 'mega_sweeps', chance: { kind: 'draw', draw: 'd' } } as const;
    const entered = { lines: [{ ...line('car', 1), ...car }] };

    expect(hasCurrentChances(entered, shop(product('car', car)))).toBe(true);
    expect(hasCurrentChances(entered, shop(product('car', { category: 'mega_sweeps' })))).toBe(false);
  });
});

describe('stockChanges', () => {
  it('takes only additional pieces and returns those no longer needed', () => {
    const own = new Map([
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ]);

    expect(stockChanges(own, [line('a', 5), line('b', 1), line('c', 1), line('d', 4)])).toEqual(
      new Map([
        ['a', 3],
        ['b', -2],
        ['d', 4],
      ]),
    );
  });

  it('adds up lines of the same product', () => {
    expect(stockChanges(noPieces, [line('a', 2), line('a', 3)])).toEqual(new Map([['a', 5]]));
  });

  it('leads exactly from the held pieces to the requested ones', () => {
    const pieces = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 99 }));

    fc.assert(
      fc.property(pieces, pieces, (before, wanted) => {
        const own = new Map(Object.entries(before));
        const lines = Object.entries(wanted).map(([id, quantity]) => line(id, quantity));

        const changes = stockChanges(own, lines);

        for (const id of ['a', 'b', 'c', 'd'])
          expect((own.get(id) ?? 0) + (changes.get(id) ?? 0)).toBe(wanted[id] ?? 0);
        expect([...changes.values()]).not.toContain(0);
      }),
    );
  });
});

describe('piecesOf', () => {
  it('returns the pieces of a held reservation, even after expiry, and none in another state', () => {
    expect(piecesOf({ ...held, expiresAt: new Date(0) })).toEqual(new Map([['a', 2]]));
    for (const state of ['ordered', 'lapsed', 'released'] as const)
      expect(piecesOf({ ...held, state })).toEqual(noPieces);
    expect(piecesOf(undefined)).toEqual(noPieces);
  });
});

describe('endReservation', () => {
  const holdsOfDay = { day: '2026-11-21' as LocalDay, times: { a: 1, b: 2 } };
  const counted = { ...held, holdsOfDay };

  it.each(['lapsed', 'released'] as const)(
    'keeps the counts of a reservation that is %s, and no lines',
    (state) => {
      expect(endReservation(counted, state)).toEqual({ ...counted, state, lines: [] });
    },
  );

  it('takes the products of an order out of the counts', () => {
    const times = { b: 2 };

    expect(endReservation(counted, 'ordered')).toEqual({
      ...counted,
      state: 'ordered',
      lines: [],
      holdsOfDay: { ...holdsOfDay, times },
    });
  });
});
