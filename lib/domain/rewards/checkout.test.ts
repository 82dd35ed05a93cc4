import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type Balances, post } from '#domain/wallet/balances';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import { categories, type Category } from './category';
import { payForOrder } from './checkout';
import {
  goldCreditOf,
  isCreditedWhole,
  needsAddress,
  needsContact,
  type OrderLine,
  priceOfLines,
} from './order-line';

const line = (category: Category | null, price: number, quantity = 1): OrderLine => ({
  ...{ product: 'p', name: 'P', image: null, category, quantity, price: amount(price), terms: null },
});
const holding = (sweepsRedeemable: number): Balances => ({
  ...{ gold: amount(7), sweepsUnplayed: amount(500), sweepsRedeemable: amount(sweepsRedeemable) },
});

describe('payForOrder', () => {
  it('takes won coins alone, and leaves those that must be played first', () => {
    const postings = payForOrder(holding(2000), [line('merch', 900, 2)]);

    if ('code' in postings) throw new Error('Refused');
    expect(post(holding(2000), postings)).toEqual(holding(200));
    expect(changeOf(postings, 'house:redemptions')).toBe(1800);
  });

  it('says how many won coins are missing, however many are unplayed', () => {
    expect(payForOrder(holding(1799), [line('merch', 900, 2)])).toEqual({
      code: 'wallet/insufficient-funds',
      shortBy: 1,
    });
  });

  it('credits 10,000 Gold Coins for each Sweeps Coin of what is coins, and for nothing else', () => {
    const lines = [line('coins', 1000, 2), line('gifts', 5000), line(null, 300)];

    expect(goldCreditOf(lines)).toBe(200_000);
    const postings = payForOrder(holding(10_000), lines);
    if ('code' in postings) throw new Error('Refused');
    expect(post(holding(10_000), postings)).toMatchObject({ gold: 200_007, sweepsRedeemable: 2700 });
  });

  it('is a double entry that costs the total and credits by price, for any lines', () => {
    const lines = fc.array(
      fc.record({
        category: fc.option(fc.constantFrom(...categories)),
        price: fc.integer({ min: 1, max: 100_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 20 },
    );

    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 2_000_000_000 }), (wanted, redeemable) => {
        const ordered = wanted.map(({ category, price, quantity }) => line(category, price, quantity));
        const total = priceOfLines(ordered);

        const postings = payForOrder(holding(redeemable), ordered);

        if ('code' in postings) {
          expect(postings.shortBy).toBe(total - redeemable);
          return;
        }
        assertDoubleEntry(postings);
        const after = post(holding(redeemable), postings);
        expect(after.sweepsRedeemable).toBe(redeemable - total);
        expect(after.gold - 7).toBe(goldCreditOf(ordered));
        expect(after.sweepsUnplayed).toBe(500);
      }),
    );
  });
});

describe('what an order needs', () => {
  it.each([
    [['coins'], { address: false, contact: false, credited: true }],
    [['merch'], { address: true, contact: false, credited: false }],
    [[null], { address: true, contact: false, credited: false }],
    [['gifts'], { address: false, contact: true, credited: false }],
    [['trips'], { address: false, contact: true, credited: false }],
    [['experiences'], { address: false, contact: true, credited: false }],
    [['coins', 'gifts', 'merch'], { address: true, contact: true, credited: false }],
  ] as const)('follows from its lines: %j', (ordered, { address, contact, credited }) => {
    const lines = ordered.map((each) => line(each, 1000));

    expect([needsAddress(lines), needsContact(lines), isCreditedWhole(lines)]).toEqual([
      ...[address, contact, credited],
    ]);
  });
});
