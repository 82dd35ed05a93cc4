import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { noCoins, post } from './balances';
import { closeBalances, isEmpty } from './closing';

const coins = fc.integer({ min: 0, max: 1_000_000_000 }).map(amount);

describe('the end of an account', () => {
  it('takes all that is left to the house, in a double entry', () => {
    fc.assert(
      fc.property(coins, coins, coins, (gold, sweepsUnplayed, sweepsRedeemable) => {
        const balances = { ...noCoins, gold, sweepsUnplayed, sweepsRedeemable };

        const postings = closeBalances(balances);

        expect(post(balances, postings)).toEqual(noCoins);
        expect(postings).toHaveLength(
          2 * [gold, sweepsUnplayed, sweepsRedeemable].filter((each) => each > 0).length,
        );
      }),
    );
  });

  it.each(['goldHeld', 'sweepsHeld'] as const)('waits until %s is settled', (held) => {
    expect(() => closeBalances({ ...noCoins, [held]: amount(1) })).toThrow(RangeError);
  });

  it('leaves an account empty, and only then', () => {
    expect(isEmpty(noCoins)).toBe(true);
    for (const balance of Object.keys(noCoins))
      expect(isEmpty({ ...noCoins, [balance]: amount(1) })).toBe(false);
  });
});
