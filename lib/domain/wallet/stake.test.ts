import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { type Balances, playable, post } from './balances';
import { assertDoubleEntry } from './posting';
import { settleRound } from './stake';

const holding = (balances: Partial<Record<keyof Balances, number>>): Balances => ({
  gold: amount(balances.gold ?? 0),
  sweepsUnplayed: amount(balances.sweepsUnplayed ?? 0),
  sweepsRedeemable: amount(balances.sweepsRedeemable ?? 0),
});
const settled = (balances: Balances, coin: Coin, stake: number, payout: number): Balances => {
  const postings = settleRound(balances, { coin, stake: amount(stake), payout: amount(payout) });
  if ('code' in postings) throw new Error(`Refused: short by ${postings.shortBy}`);
  return post(balances, postings);
};

describe('settleRound', () => {
  it.each([
    ['unplayed coins alone when they are enough', 50, 100, 20, { sweepsUnplayed: 30, sweepsRedeemable: 100 }],
    ['unplayed coins first, then redeemable ones', 50, 100, 80, { sweepsUnplayed: 0, sweepsRedeemable: 70 }],
    ['redeemable coins when nothing is unplayed', 0, 100, 80, { sweepsUnplayed: 0, sweepsRedeemable: 20 }],
    ['the last coin', 50, 100, 150, { sweepsUnplayed: 0, sweepsRedeemable: 0 }],
  ])('takes %s', (_case, sweepsUnplayed, sweepsRedeemable, stake, expected) => {
    const after = settled(holding({ sweepsUnplayed, sweepsRedeemable }), 'sweeps', stake, 0);

    expect(after).toEqual(holding(expected));
  });

  it('pays Sweeps Coins out as redeemable, whatever they were staked from', () => {
    const after = settled(holding({ sweepsUnplayed: 50 }), 'sweeps', 50, 70);

    expect(after).toEqual(holding({ sweepsRedeemable: 70 }));
  });

  it('leaves the other coin alone', () => {
    const after = settled(holding({ gold: 500, sweepsUnplayed: 7, sweepsRedeemable: 9 }), 'gold', 200, 40);

    expect(after).toEqual(holding({ gold: 340, sweepsUnplayed: 7, sweepsRedeemable: 9 }));
  });

  it('refuses a stake above the balance and says how much is missing, even when the round would pay', () => {
    const refused = settleRound(holding({ sweepsUnplayed: 10, sweepsRedeemable: 5 }), {
      coin: 'sweeps',
      stake: amount(20),
      payout: amount(1000),
    });

    expect(refused).toEqual({ code: 'wallet/insufficient-funds', shortBy: 5 });
  });

  it('moves the playable balance by payout minus stake, in a double entry, for any affordable round', () => {
    const units = fc.integer({ min: 0, max: 10_000_000 });
    const rounds = fc.record({
      ...{ gold: units, sweepsUnplayed: units, sweepsRedeemable: units },
      ...{
        coin: fc.constantFrom<Coin>('gold', 'sweeps'),
        stake: fc.integer({ min: 1, max: 10_000_000 }),
        payout: units,
      },
    });

    fc.assert(
      fc.property(rounds, ({ coin, stake, payout, ...before }) => {
        const balances = holding(before);
        const postings = settleRound(balances, { coin, stake: amount(stake), payout: amount(payout) });

        if ('code' in postings) {
          expect(postings.shortBy).toBe(stake - playable(balances, coin));
          return;
        }
        assertDoubleEntry(postings);
        const after = post(balances, postings);
        expect(playable(after, coin) - playable(balances, coin)).toBe(payout - stake);
        expect(after.sweepsUnplayed).toBeLessThanOrEqual(balances.sweepsUnplayed);
      }),
    );
  });

  it('lets each granted coin be staked exactly once before it counts as redeemable', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 60 });

    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), stakes, (granted, rounds) => {
        let balances = holding({ sweepsUnplayed: granted });
        let staked = 0;
        for (const stake of rounds) {
          if (playable(balances, 'sweeps') < stake) break;
          balances = settled(balances, 'sweeps', stake, stake);
          staked += stake;
        }

        expect(balances.sweepsUnplayed).toBe(Math.max(0, granted - staked));
        expect(playable(balances, 'sweeps')).toBe(granted);
      }),
    );
  });
});
