import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { noCoins, post } from './balances';
import { closeBalances, isEmpty, redirectToClosures } from './closing';
import { assertDoubleEntry, changeOf, transfer } from './posting';

const coins = fc.integer({ min: 0, max: 1_000_000_000 }).map(amount);

describe('closeBalances, redirectToClosures and isEmpty', () => {
  it('transfers all remaining coins to the house in a double entry', () => {
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

  it.each(['goldHeld', 'sweepsHeld'] as const)('throws while %s is not zero', (held) => {
    expect(() => closeBalances({ ...noCoins, [held]: amount(1) })).toThrow(RangeError);
  });

  it('posts what a closed account would gain to the house, per coin', () => {
    const postings = redirectToClosures([
      ...transfer({ player: 'player:gold', house: 'house:purchases', amount: amount(50) }),
      ...transfer({ player: 'player:sweeps-unplayed', house: 'house:purchases', amount: amount(5) }),
    ]);

    assertDoubleEntry(postings);
    expect(post(noCoins, postings)).toEqual(noCoins);
    expect([changeOf(postings, 'house:closures'), changeOf(postings, 'house:purchases')]).toEqual([55, -55]);
  });

  it('reports an account as empty only when every balance is zero', () => {
    expect(isEmpty(noCoins)).toBe(true);
    for (const balance of Object.keys(noCoins))
      expect(isEmpty({ ...noCoins, [balance]: amount(1) })).toBe(false);
  });
});
