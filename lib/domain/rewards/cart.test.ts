import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type Cart, clearCart, emptyCart, mostLines, noPieces, putLine, removeLine } from './cart';
import type { Product, Products } from './product';

const at = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');

const product = (id: string, over: Partial<Product> = {}): Product => ({
  id,
  name: `The ${id}`,
  image: null,
  terms: null,
  category: 'merch',
  stock: 5,
  price: amount(1000),
  isActive: true,
  ...over,
});
const shop = (...products: Product[]): Products => new Map(products.map((each) => [each.id, each]));

function put(cart: Cart, products: Products, id: string, quantity: number, own = noPieces): Cart {
  const after = putLine(cart, products, own, { product: id, quantity, at });
  if ('code' in after) throw new Error(`Refused: ${after.code}`);
  return after;
}

describe('putLine', () => {
  it('stores the current name and price of the product', () => {
    const cart = put(emptyCart('p'), shop(product('mug')), 'mug', 2);

    expect(cart).toEqual({
      player: 'p',
      lines: [{ product: 'mug', name: 'The mug', quantity: 2, price: 1000, addedAt: at }],
      version: 1,
      updatedAt: at,
    });
  });

  it('replaces quantity and price of an existing line without moving it', () => {
    const products = shop(product('mug'), product('hat'));
    const before = put(put(emptyCart('p'), products, 'mug', 2), products, 'hat', 1);

    const after = putLine(before, shop(product('mug', { price: amount(1200) })), noPieces, {
      product: 'mug',
      quantity: 3,
      at: later,
    });

    expect(after).toMatchObject({
      version: 3,
      lines: [{ product: 'mug', quantity: 3, price: 1200, addedAt: at }, { product: 'hat' }],
    });
  });

  it('returns the same cart when nothing changes', () => {
    const products = shop(product('mug'));
    const cart = put(emptyCart('p'), products, 'mug', 2);

    expect(put(cart, products, 'mug', 2)).toBe(cart);
  });

  it.each([
    ['a product that there is not', shop(), { code: 'cart/unknown-product' }],
    [
      'one that is not in the shop',
      shop(product('mug', { isActive: false })),
      { code: 'cart/unknown-product' },
    ],
    [
      'one whose odds are open',
      shop(product('mug', { category: 'mystery_prize' })),
      { code: 'cart/not-open' },
    ],
    ['one that is sold out', shop(product('mug', { stock: 0 })), { code: 'cart/sold-out' }],
    ['more than is left', shop(product('mug', { stock: 2 })), { code: 'cart/only-some-left', stock: 2 }],
  ])('refuses %s', (_case, products, refused) => {
    expect(putLine(emptyCart('p'), products, noPieces, { product: 'mug', quantity: 3, at })).toEqual(refused);
  });

  it('adds pieces already held for the player to the stock', () => {
    const products = shop(product('mug', { stock: 1 }));

    const cart = put(emptyCart('p'), products, 'mug', 3, new Map([['mug', 2]]));

    expect(cart.lines[0]?.quantity).toBe(3);
  });

  it('accepts the 20th line, refuses the 21st, and still changes existing lines', () => {
    const products = shop(...Array.from({ length: mostLines + 1 }, (_each, index) => product(`p${index}`)));
    let cart = emptyCart('p');
    for (let index = 0; index < mostLines; index += 1) cart = put(cart, products, `p${index}`, 1);

    const next = putLine(cart, products, noPieces, { product: `p${mostLines}`, quantity: 1, at });

    expect(next).toEqual({ code: 'cart/full' });
    expect(put(cart, products, 'p3', 2).lines[3]?.quantity).toBe(2);
  });

  it('keeps one line per product and increments the version by one per change', () => {
    const products = shop(product('a'), product('b'), product('c'));
    const id = fc.constantFrom('a', 'b', 'c');
    const steps = fc.array(fc.tuple(id, fc.integer({ min: 0, max: 5 })), { maxLength: 30 });

    fc.assert(
      fc.property(steps, (taken) => {
        const expected = new Map<string, number>();
        let cart = emptyCart('p');
        for (const [each, quantity] of taken) {
          const after = quantity === 0 ? removeLine(cart, each, at) : put(cart, products, each, quantity);
          expect(after.version - cart.version).toBe(after === cart ? 0 : 1);
          cart = after;
          if (quantity === 0) expected.delete(each);
          else expected.set(each, quantity);
        }

        expect(new Map(cart.lines.map((line) => [line.product, line.quantity]))).toEqual(expected);
        expect(cart.lines).toHaveLength(expected.size);
      }),
    );
  });
});

describe('clearCart', () => {
  it('removes every line, and returns the same cart when it is already empty', () => {
    const cart = put(emptyCart('p'), shop(product('mug')), 'mug', 1);

    const cleared = clearCart(cart, later);

    expect(cleared).toEqual({ player: 'p', lines: [], version: 2, updatedAt: later });
    expect(clearCart(cleared, later)).toBe(cleared);
  });
});
