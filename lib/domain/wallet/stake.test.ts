import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { type Balances, playable, post } from './balances';
import { assertDoubleEntry, changeOf } from './posting';
import { payOut, settleRound, stakeParts } from './stake';
import { accepted, holding } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8108 };
const settled = (balances: Balances, coin: Coin, stake: number, payout: number): Balances => {
  return post(
    balances,
    accepted(settleRound(balances, { coin, stake: amount(stake), payout: amount(payout) })),
  );
};

describe('settleRound', () => {
  it.each([0, -1])('throws for a stake of %d, which would create coins', (stake) => {
    const round = { coin: 'gold', stake: amount(stake), payout: amount(0) } as const;

    expect(() => settleRound(holding({ gold: 100 }), round)).toThrow('nothing to take');
  });

  it.each([
    ['unplayed coins alone when they are enough', 50, 100, 20, { sweepsUnplayed: 30, sweepsRedeemable: 100 }],
    ['unplayed coins first, then redeemable ones', 50, 100, 80, { sweepsUnplayed: 0, sweepsRedeemable: 70 }],
    ['redeemable coins when nothing is unplayed', 0, 100, 80, { sweepsUnplayed: 0, sweepsRedeemable: 20 }],
    ['the last coin', 50, 100, 150, { sweepsUnplayed: 0, sweepsRedeemable: 0 }],
  ])('takes %s', (_case, sweepsUnplayed, sweepsRedeemable, stake, expected) => {
    const after = settled(holding({ sweepsUnplayed, sweepsRedeemable }), 'sweeps', stake, 0);

    expect(after).toEqual(holding(expected));
  });

  it('pays Sweeps Coins as redeemable, whatever was staked', () => {
    const after = settled(holding({ sweepsUnplayed: 50 }), 'sweeps', 50, 70);

    expect(after).toEqual(holding({ sweepsRedeemable: 70 }));
  });

  it.each([
    ['all of it where it pays as much', 120, 0, 240, 240, { sweepsUnplayed: 120, sweepsRedeemable: 120 }],
    ['as much as it pays', 120, 0, 120, 50, { sweepsUnplayed: 50, sweepsRedeemable: 0 }],
    [
      'what was staked of it, and what was won is redeemable',
      100,
      140,
      240,
      3_000,
      { sweepsUnplayed: 100, sweepsRedeemable: 2_900 },
    ],
    ['nothing where nothing is unplayed', 0, 240, 240, 240, { sweepsUnplayed: 0, sweepsRedeemable: 240 }],
    ['nothing where it pays nothing', 120, 0, 120, 0, { sweepsUnplayed: 0, sweepsRedeemable: 0 }],
  ])(
    'keeps unplayed coins of a hedged round unplayed: %s',
    (_case, sweepsUnplayed, more, stake, payout, expected) => {
      const extra = Math.max(0, stake - sweepsUnplayed - more);
      const balances = holding({ sweepsUnplayed, sweepsRedeemable: more + extra });
      const round = { coin: 'sweeps', stake: amount(stake), payout: amount(payout), isHedged: true } as const;

      expect(post(balances, accepted(settleRound(balances, round)))).toEqual(holding(expected));
    },
  );

  it('leaves the other coin unchanged', () => {
    const after = settled(holding({ gold: 500, sweepsUnplayed: 7, sweepsRedeemable: 9 }), 'gold', 200, 40);

    expect(after).toEqual(holding({ gold: 340, sweepsUnplayed: 7, sweepsRedeemable: 9 }));
  });

  it('refuses a stake above the balance with the missing amount, even if the payout would cover it', () => {
    const refused = settleRound(holding({ sweepsUnplayed: 10, sweepsRedeemable: 5 }), {
      coin: 'sweeps',
      stake: amount(20),
      payout: amount(1000),
    });

    expect(refused).toEqual({ code: 'wallet/insufficient-funds', shortBy: 5 });
  });

  it('changes the playable balance by payout minus stake in a double entry', () => {
    const units = fc.integer({ min: 0, max: 10_000_000 });
    const rounds = fc.record({
      gold: units,
      sweepsUnplayed: units,
      sweepsRedeemable: units,
      coin: fc.constantFrom<Coin>('gold', 'sweeps'),
      stake: fc.integer({ min: 1, max: 10_000_000 }),
      payout: units,
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
        const unplayed = coin === 'gold' ? 0 : Math.min(stake, balances.sweepsUnplayed);
        expect(after.sweepsUnplayed).toBe(balances.sweepsUnplayed - unplayed);
        const account = coin === 'gold' ? 'player:gold' : 'player:sweeps-redeemable';
        expect(changeOf(postings, account)).toBe(payout - (stake - unplayed));
        expect(changeOf(postings, 'house:games')).toBe(stake - payout);
      }),
      cases,
    );
  });

  it('converts each granted coin to redeemable after exactly one play', () => {
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
      cases,
    );
  });
});

describe('stakeParts', () => {
  it('adds up to the stake, unplayed coins before redeemable ones', () => {
    const units = fc.nat({ max: 1000 });

    fc.assert(
      fc.property(units, units, fc.nat({ max: 1000 }), (sweepsUnplayed, sweepsRedeemable, wanted) => {
        const balances = holding({ gold: 1000, sweepsUnplayed, sweepsRedeemable });
        const stake = amount(Math.min(wanted, sweepsUnplayed + sweepsRedeemable));

        const parts = stakeParts(balances, 'sweeps', stake);

        expect(parts.unplayed + parts.redeemable).toBe(stake);
        expect(parts.redeemable > 0 ? parts.unplayed : sweepsUnplayed).toBe(sweepsUnplayed);
        expect(parts.gold).toBe(0);
        expect(stakeParts(balances, 'gold', stake)).toEqual({ gold: stake, unplayed: 0, redeemable: 0 });
      }),
      cases,
    );
  });
});

describe('payOut', () => {
  it('returns no postings for a payout of 0', () => {
    expect(payOut('sweeps', amount(0))).toEqual([]);
    expect(changeOf(payOut('gold', amount(7)), 'player:gold')).toBe(7);
  });
});
