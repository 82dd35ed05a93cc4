import { describe, expect, it } from 'vitest';
import { hindranceOf } from './hindrance';

const cart = (total: number, ...available: boolean[]) => ({
  version: 1,
  updatedAt: null,
  total,
  lines: available.map((isAvailable, index) => ({
    product: `p${index}`,
    name: 'Cap',
    image: null,
    category: null,
    quantity: 1,
    price: total,
    priceWhenAdded: total,
    available: isAvailable,
    notice: isAvailable ? null : ('price-changed' as const),
    stock: 5,
  })),
});

describe('a cart', () => {
  it('can be checked out when all is well', () => {
    expect(hindranceOf(cart(1_000, true), 1_000)).toBeNull();
  });

  it('waits for what has changed before anything else', () => {
    expect(hindranceOf(cart(10, true, false), 0)).toContain('Look at the lines marked above');
  });

  it('says what is missing to the smallest order', () => {
    expect(hindranceOf(cart(250, true), 6_000)).toBe('An order is at least 10.00 SC. 7.50 SC are missing.');
  });

  it('says what is missing to pay for it', () => {
    expect(hindranceOf(cart(6_100, true), 6_000)).toBe('You can redeem 60.00 SC. 1.00 SC are missing.');
  });

  it('says nothing of a balance that is not known yet', () => {
    expect(hindranceOf(cart(6_100, true), null)).toBeNull();
  });
});
