import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { noCoins, post } from '#domain/wallet/balances';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import { undoPostings } from './undo-order';

const counts = fc.nat({ max: 1_000_000 }).map(amount);
const totals = fc.integer({ min: 1, max: 1_000_000 }).map(amount);

describe('undoPostings', () => {
  it('reverses the order when the player still has the Gold Coins', () => {
    fc.assert(
      fc.property(totals, counts, counts, (total, goldCredited, more) => {
        const balances = { ...noCoins, gold: amount(goldCredited + more) };

        const postings = undoPostings(balances, { total, goldCredited }, { isClosed: false });

        if ('code' in postings) throw new Error(postings.code);
        assertDoubleEntry(postings);
        expect(post(balances, postings)).toEqual({ ...noCoins, gold: more, sweepsRedeemable: total });
      }),
    );
  });

  it('returns gold-spent with the missing amount when Gold Coins were played', () => {
    fc.assert(
      fc.property(totals, totals, fc.nat(), (total, goldCredited, part) => {
        const gold = amount(part % goldCredited);

        expect(undoPostings({ ...noCoins, gold }, { total, goldCredited }, { isClosed: false })).toEqual({
          code: 'orders/gold-spent',
          shortBy: goldCredited - gold,
        });
      }),
    );
  });

  it('posts the price of a closed account to house:closures and leaves the balances unchanged', () => {
    const order = { total: amount(4000), goldCredited: amount(100_000) };

    const postings = undoPostings(noCoins, order, { isClosed: true });

    if ('code' in postings) throw new Error(postings.code);
    assertDoubleEntry(postings);
    expect(post(noCoins, postings)).toEqual(noCoins);
    expect(changeOf(postings, 'house:closures')).toBe(4000);
  });
});
