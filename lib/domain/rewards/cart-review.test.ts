import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Cart } from './cart';
import { refusalOf, reviewCart, totalOf } from './cart-review';
import type { Product } from './product';

const mug: Product = {
  id: 'mug',
  name: 'Jade Mug',
  image: 'media/products/mug.svg',
  terms: 'Handle with care.',
  category: 'merch',
  stock: 5,
  price: amount(1000),
  isActive: true,
};
const cart: Cart = {
  player: 'p',
  lines: [{ product: 'mug', name: 'Mug', quantity: 3, price: amount(1000), addedAt: new Date(0) }],
  version: 1,
  updatedAt: new Date(0),
};

function setup(over: Partial<Product> | null, own: ReadonlyMap<string, number> = new Map()) {
  const products = over === null ? [] : [{ ...mug, ...over }];
  const lines = reviewCart(cart, new Map(products.map((each) => [each.id, each])), own);
  return { line: lines[0]!, total: totalOf(lines) };
}

describe('reviewCart', () => {
  it('returns the current attributes of the product', () => {
    const { line, total } = setup({});

    expect(line).toEqual({
      product: 'mug',
      name: 'Jade Mug',
      image: 'media/products/mug.svg',
      terms: 'Handle with care.',
      category: 'merch',
      quantity: 3,
      price: 1000,
      priceWhenAdded: 1000,
      stock: 5,
      isAvailable: true,
      notice: null,
    });
    expect(total).toBe(3000);
  });

  it('keeps a line with a changed price available and adds it to the total at the new price', () => {
    const { line, total } = setup({ price: amount(1200) });

    expect(line).toMatchObject({
      notice: 'price-changed',
      isAvailable: true,
      price: 1200,
      priceWhenAdded: 1000,
    });
    expect(total).toBe(3600);
  });

  it.each([
    ['is gone', null, 'gone', { stock: 0, name: 'Mug', price: 1000 }],
    ['was taken out of the shop', { isActive: false }, 'gone', { stock: 0, name: 'Mug' }],
    ['has no published odds yet', { category: 'mega_sweeps' as const }, 'not-open', {}],
    ['is sold out, whatever it costs now', { stock: 0, price: amount(1) }, 'sold-out', {}],
    ['has fewer pieces left', { stock: 2 }, 'only-some-left', { stock: 2 }],
  ])(
    'marks the line unavailable and omits it from the total when the product %s',
    (_case, over, notice, more) => {
      const { line, total } = setup(over);

      expect(line).toMatchObject({ notice, isAvailable: false, ...more });
      expect(total).toBe(0);
    },
  );

  it('keeps a line available from pieces already held when the stock is 0', () => {
    const { line } = setup({ stock: 0 }, new Map([['mug', 3]]));

    expect(line).toMatchObject({ notice: null, isAvailable: true, stock: 3 });
  });
});

describe('refusalOf', () => {
  it.each([
    [{}, null],
    [null, { product: 'mug', reason: 'gone' }],
    [{ stock: 0 }, { product: 'mug', reason: 'sold-out' }],
    [{ stock: 2 }, { product: 'mug', reason: 'only-some-left', stock: 2 }],
    [{ price: amount(1200) }, { product: 'mug', reason: 'price-changed', price: 1200 }],
  ])('returns the details that the player needs for the product change %o', (over, refusal) => {
    expect(refusalOf(setup(over).line)).toEqual(refusal);
  });
});
