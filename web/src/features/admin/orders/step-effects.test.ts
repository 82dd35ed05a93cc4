import { describe, expect, it } from 'vitest';
import { orderFixture } from './order-fixture';
import { describeReturns } from './step-effects';

const line = { product: 'p', name: 'P', image: null, category: 'gifts', price: 100, terms: null } as const;
const code = { number: 1, product: 'p', givenAt: '2026-11-21T07:12:03.123Z', replacements: 0 };

describe('describeReturns', () => {
  it('names the coins and items that an order of one item returns', () => {
    const order = orderFixture({ total: 3_500, lines: [{ ...line, quantity: 1 }] });

    expect(describeReturns(order)).toBe(
      'The player receives 35.00 SC and a notice. 1 item returns to stock.',
    );
  });

  it('separates viewed codes from those that return to the pool, and names Gold Coins', () => {
    const order = orderFixture({
      total: 10_000,
      goldCredited: 100_000,
      lines: [{ ...line, quantity: 3 }],
      codes: [
        { ...code, firstShownAt: null, views: 0 },
        { ...code, firstShownAt: '2026-11-22T07:12:03.123Z', views: 2 },
      ],
    });

    expect(describeReturns(order)).toBe(
      'The player receives 100.00 SC and a notice. We take back 100,000 GC. 3 items return to stock. ' +
        '1 gift code the player has not viewed returns to the pool. 1 gift code the player has viewed stays with the order.',
    );
  });
});
