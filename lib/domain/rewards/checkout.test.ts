import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { post } from '#domain/wallet/balances';
import { holdPrice, releaseHold } from '#domain/wallet/hold';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import type { Wallet } from '#domain/wallet/wallet';
import { accepted, holding, recordAs, walletWith } from '#domain/wallet/wallet-fixture';
import { categories, type Category } from './category';
import { checkFunds, payForOrder } from './checkout';
import { goldCreditOf, needsAddress, needsContact, type OrderLine, priceOfLines } from './order-line';

const line = (category: Category | null, price: number, quantity = 1): OrderLine => ({
  product: 'p',
  name: 'P',
  image: null,
  category,
  quantity,
  price: amount(price),
  terms: null,
});
const lines = [line('merch', 900, 2)];

/** Creates a wallet with redeemable coins and a hold for the price of the lines. */
function reserved(lines: readonly OrderLine[], sweepsRedeemable: number): Wallet {
  const wallet = walletWith(holding({ gold: 7, sweepsUnplayed: 500, sweepsRedeemable }));
  const placed = accepted(holdPrice(wallet.balances, { id: 'r', amount: priceOfLines(lines) }));
  return recordAs(wallet, 'hold', { ...placed, holds: [placed.hold] }).wallet;
}

describe('payForOrder', () => {
  it('captures the hold and leaves the other balances unchanged', () => {
    const wallet = reserved(lines, 2000);

    const paid = accepted(payForOrder(wallet.holds, { id: 'r', lines }));

    const after = recordAs(wallet, 'order', paid).wallet;
    expect(after.balances).toEqual(holding({ gold: 7, sweepsUnplayed: 500, sweepsRedeemable: 200 }));
    expect(changeOf(paid.postings, 'house:redemptions')).toBe(1800);
    expect(after.holds).toEqual([]);
  });

  it('leaves other holds open', () => {
    const wallet = reserved(lines, 2000);
    const other = accepted(holdPrice(wallet.balances, { id: 'other', amount: amount(150) }));
    const both = recordAs(wallet, 'hold', { ...other, holds: [...wallet.holds, other.hold] }).wallet;

    const paid = accepted(payForOrder(both.holds, { id: 'r', lines }));

    expect(paid.holds).toEqual([other.hold]);
    expect(recordAs(both, 'order', paid).wallet.balances).toMatchObject({
      sweepsRedeemable: 50,
      sweepsHeld: 150,
    });
  });

  it('refuses a hold that was released or already captured', () => {
    const wallet = reserved(lines, 2000);
    const released = accepted(releaseHold(wallet.holds, 'r'));
    const paid = accepted(payForOrder(wallet.holds, { id: 'r', lines }));

    for (const { holds } of [released, paid])
      expect(payForOrder(holds, { id: 'r', lines })).toEqual({ code: 'wallet/hold-not-open' });
  });

  it('throws when the price of the lines differs from the hold', () => {
    const { holds } = reserved(lines, 2000);

    for (const price of [899, 901])
      expect(() => payForOrder(holds, { id: 'r', lines: [line('merch', price, 2)] })).toThrow(RangeError);
  });

  it('credits 10,000 Gold Coins per Sweeps Coin for products of the category coins only', () => {
    const ordered = [line('coins', 1000, 2), line('gifts', 5000), line(null, 300)];
    const wallet = reserved(ordered, 10_000);

    expect(goldCreditOf(ordered)).toBe(200_000);
    const paid = accepted(payForOrder(wallet.holds, { id: 'r', lines: ordered }));
    expect(post(wallet.balances, paid.postings)).toMatchObject({ gold: 200_007, sweepsRedeemable: 2700 });
  });

  it('returns a double entry that takes the total and credits by price, for any lines', () => {
    const anyLines = fc.array(
      fc.record({
        category: fc.option(fc.constantFrom(...categories)),
        price: fc.integer({ min: 1, max: 100_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 20 },
    );

    fc.assert(
      fc.property(anyLines, fc.nat({ max: 1_000_000 }), (wanted, left) => {
        const ordered = wanted.map(({ category, price, quantity }) => line(category, price, quantity));
        const total = priceOfLines(ordered);
        const wallet = reserved(ordered, total + left);

        const paid = accepted(payForOrder(wallet.holds, { id: 'r', lines: ordered }));

        assertDoubleEntry(paid.postings);
        const gold = 7 + goldCreditOf(ordered);
        expect(recordAs(wallet, 'order', paid).wallet.balances).toEqual(
          holding({ gold, sweepsUnplayed: 500, sweepsRedeemable: left }),
        );
        expect(changeOf(paid.postings, 'house:redemptions')).toBe(total - (gold - 7));
      }),
      { numRuns: 1000, seed: 8112 },
    );
  });
});

describe('checkFunds', () => {
  it('returns how many won coins are missing, ignoring unplayed and held coins', () => {
    const balances = holding({ sweepsUnplayed: 500, sweepsRedeemable: 1799, sweepsHeld: 500 });

    expect(checkFunds(balances, amount(1800))).toEqual({ code: 'wallet/insufficient-funds', shortBy: 1 });
    expect(checkFunds(balances, amount(1799))).toBeNull();
  });
});

describe('needsAddress and needsContact', () => {
  it.each([
    [['coins'], { address: false, contact: false }],
    [['merch'], { address: true, contact: false }],
    [[null], { address: true, contact: false }],
    [['gifts'], { address: false, contact: false }],
    [['trips'], { address: false, contact: true }],
    [['experiences'], { address: false, contact: true }],
    [['coins', 'trips', 'merch'], { address: true, contact: true }],
  ] as const)('returns what the categories %j require', (ordered, { address, contact }) => {
    const lines = ordered.map((each) => line(each, 1000));

    expect([needsAddress(lines), needsContact(lines)]).toEqual([address, contact]);
  });
});
