import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { adjust } from './adjustment';
import { heldOf, playable, post } from './balances';
import { expireSweeps } from './expiry';
import { heldForCheckout, holdPrice, holdStake } from './hold';
import { settleRound } from './stake';
import { accepted, holding, placed, walletWith, withHold } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8102 };
const units = fc.integer({ min: 1, max: 1_000_000 });
const coin = fc.constantFrom<Coin>('gold', 'sweeps');
const purses = fc.record({ gold: units, sweepsUnplayed: units, sweepsRedeemable: units }).map(holding);
const spendable = [
  ['gold', 'player:gold'],
  ['sweepsUnplayed', 'player:sweeps-unplayed'],
  ['sweepsRedeemable', 'player:sweeps-redeemable'],
] as const;
const shares = fc.integer({ min: 1, max: 100 });

describe('holdStake', () => {
  it('holds the stake, unplayed coins first, or returns the missing amount', () => {
    fc.assert(
      fc.property(purses, coin, fc.integer({ min: 1, max: 2_500_000 }), (before, coin, stake) => {
        const decided = holdStake(before, { id: 'r', coin, amount: amount(stake) });

        if ('code' in decided) {
          expect(decided).toEqual({
            code: 'wallet/insufficient-funds',
            shortBy: stake - playable(before, coin),
          });
          expect(stake).toBeGreaterThan(playable(before, coin));
          return;
        }
        const unplayed = coin === 'gold' ? 0 : Math.min(stake, before.sweepsUnplayed);
        expect(decided.hold).toEqual({ id: 'r', purpose: 'round', coin, unplayed, amount: stake });
        expect(post(before, decided.postings)).toEqual(
          coin === 'gold'
            ? { ...before, gold: before.gold - stake, goldHeld: stake }
            : {
                ...before,
                sweepsUnplayed: before.sweepsUnplayed - unplayed,
                sweepsRedeemable: before.sweepsRedeemable - (stake - unplayed),
                sweepsHeld: stake,
              },
        );
      }),
      cases,
    );
  });

  it('holds up to the last coin', () => {
    const all = holding({ sweepsUnplayed: 3, sweepsRedeemable: 4 });

    expect(holdStake(all, { id: 'r', coin: 'sweeps', amount: amount(7) })).toHaveProperty('hold.unplayed', 3);
    expect(holdStake(all, { id: 'r', coin: 'sweeps', amount: amount(8) })).toHaveProperty('shortBy', 1);
  });
});

describe('holdPrice', () => {
  it('holds redeemable coins only', () => {
    fc.assert(
      fc.property(purses, fc.integer({ min: 1, max: 1_500_000 }), (before, price) => {
        const decided = holdPrice(before, { id: 'o', amount: amount(price) });

        const missing = price - before.sweepsRedeemable;
        if (missing > 0) {
          expect(decided).toEqual({ code: 'wallet/insufficient-funds', shortBy: missing });
          return;
        }
        const { hold, postings } = accepted(decided);
        expect(hold).toEqual({ id: 'o', purpose: 'checkout', coin: 'sweeps', unplayed: 0, amount: price });
        expect(post(before, postings)).toEqual({
          ...before,
          sweepsRedeemable: before.sweepsRedeemable - price,
          sweepsHeld: price,
        });
      }),
      cases,
    );
  });
});

describe('held coins', () => {
  it('cannot be played, redeemed, corrected or expired', () => {
    fc.assert(
      fc.property(purses, coin, shares, (before, coin, share) => {
        const { balances } = withHold(before, coin, share);
        const held = heldOf(balances, coin);
        const stake = playable(before, coin);

        expect(playable(balances, coin)).toBe(stake - held);
        expect(settleRound(balances, { coin, stake, payout: amount(stake + 1) })).toEqual({
          code: 'wallet/insufficient-funds',
          shortBy: held,
        });
        const missing = spendable.map(([balance, account]) => {
          const decided = adjust(balances, { account, amount: amount(-before[balance]) });
          return 'code' in decided ? decided.shortBy : 0;
        });
        expect(missing[0]! + missing[1]! + missing[2]!).toBe(held);
        const expired = post(balances, expireSweeps(balances));
        expect([expired.goldHeld, expired.sweepsHeld]).toEqual([balances.goldHeld, balances.sweepsHeld]);
        const price = { id: 'o', amount: before.sweepsRedeemable };
        expect('code' in holdPrice(balances, price)).toBe(missing[2]! > 0);
      }),
      cases,
    );
  });

  it('are excluded from the balance check when every coin is held', () => {
    const all = holding({ sweepsRedeemable: 1000 });
    const { balances } = placed(walletWith(all), holdPrice(all, { id: 'o', amount: amount(1000) }));

    const refused = { code: 'wallet/insufficient-funds', shortBy: 1 };

    expect(settleRound(balances, { coin: 'sweeps', stake: amount(1), payout: amount(0) })).toEqual(refused);
    expect(holdStake(balances, { id: 'r', coin: 'sweeps', amount: amount(1) })).toEqual(refused);
    expect(holdPrice(balances, { id: 'p', amount: amount(1) })).toEqual(refused);
  });
});

it('heldForCheckout counts holds of a checkout and no stakes', () => {
  const before = holding({ sweepsRedeemable: 1_000 });
  const price = placed(walletWith(before), holdPrice(before, { id: 'c', amount: amount(700) }));
  const both = placed(price, holdStake(price.balances, { id: 'r', coin: 'sweeps', amount: amount(200) }));

  expect(heldForCheckout(price.holds)).toBe(700);
  expect(heldForCheckout(both.holds)).toBe(700);
  expect(heldForCheckout([])).toBe(0);
});
