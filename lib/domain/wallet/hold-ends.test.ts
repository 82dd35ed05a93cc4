import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { type Balances, heldOf } from './balances';
import { captureHold, type Hold, holdPrice, holdStake, releaseHold } from './hold';
import { assertDoubleEntry, changeOf } from './posting';
import { accepted, holding, placed, recordAs, walletWith, withHold } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8114 };
const units = fc.integer({ min: 1, max: 1_000_000 });
const coin = fc.constantFrom<Coin>('gold', 'sweeps');
const purses = fc.record({ gold: units, sweepsUnplayed: units, sweepsRedeemable: units }).map(holding);
const shares = fc.integer({ min: 1, max: 100 });

describe('releaseHold', () => {
  it('returns all coins to their original balances, regardless of changes in between', () => {
    fc.assert(
      fc.property(purses, coin, shares, purses, (before, coin, share, won) => {
        const wallet = withHold(before, coin, share);
        const richer = { ...wallet, balances: plus(wallet.balances, won) };

        const ended = accepted(releaseHold(richer.holds, 'r'));

        const released = recordAs(richer, 'release', ended).wallet;
        expect(released.balances).toEqual(plus(before, won));
        expect(released.holds).toEqual([]);
        expect(ended.postings.every(({ account }) => account.startsWith('player:'))).toBe(true);
      }),
      cases,
    );
  });
});

describe('captureHold', () => {
  it('transfers the whole hold to the house and nothing else', () => {
    fc.assert(
      fc.property(purses, coin, shares, (before, coin, share) => {
        const wallet = withHold(before, coin, share);

        const ended = accepted(captureHold(wallet.holds, 'r', 'house:redemptions'));

        assertDoubleEntry(ended.postings);
        const { balances } = recordAs(wallet, 'order', ended).wallet;
        expect(balances).toEqual({ ...wallet.balances, goldHeld: 0, sweepsHeld: 0 });
        expect(changeOf(ended.postings, 'house:redemptions')).toBe(heldOf(wallet.balances, coin));
      }),
      cases,
    );
  });
});

describe('hold', () => {
  const capture = (holds: readonly Hold[], id: string) => captureHold(holds, id, 'house:redemptions');
  const endings = fc.array(
    fc.record({ end: fc.constantFrom(capture, releaseHold), which: fc.nat({ max: 5 }) }),
    { minLength: 1, maxLength: 12 },
  );

  it('ends once, in any order, and leaves the other holds unchanged', () => {
    fc.assert(
      fc.property(endings, (requests) => {
        let wallet = walletWith(holding({ gold: 21, sweepsUnplayed: 30 }));
        for (const [index, coin] of (
          ['gold', 'sweeps', 'gold', 'sweeps', 'gold', 'sweeps'] as const
        ).entries())
          wallet = placed(
            wallet,
            holdStake(wallet.balances, { id: `h${index}`, coin, amount: amount(index + 1) }),
          );
        const open = new Map(wallet.holds.map((hold) => [hold.id, hold]));

        for (const { end, which } of requests) {
          const id = `h${which}`;
          const ended = end(wallet.holds, id);
          if (!open.delete(id)) {
            expect(ended).toEqual({ code: 'wallet/hold-not-open' });
            continue;
          }
          wallet = recordAs(wallet, 'end', accepted(ended)).wallet;
          expect(wallet.holds).toEqual([...open.values()]);
        }
      }),
      cases,
    );
  });

  it('cannot be captured after its release', () => {
    const before = holding({ sweepsRedeemable: 1000 });
    const wallet = placed(walletWith(before), holdPrice(before, { id: 'o', amount: amount(600) }));
    const released = recordAs(wallet, 'release', accepted(releaseHold(wallet.holds, 'o'))).wallet;

    expect(capture(released.holds, 'o')).toEqual({ code: 'wallet/hold-not-open' });
    expect(released.balances).toEqual(before);
  });

  it('cannot be released twice or after its capture', () => {
    const before = holding({ sweepsUnplayed: 5, sweepsRedeemable: 1000 });
    const wallet = placed(walletWith(before), holdPrice(before, { id: 'o', amount: amount(600) }));
    const released = accepted(releaseHold(wallet.holds, 'o'));
    const captured = accepted(capture(wallet.holds, 'o'));

    expect(releaseHold(released.holds, 'o')).toEqual({ code: 'wallet/hold-not-open' });
    expect(releaseHold(captured.holds, 'o')).toEqual({ code: 'wallet/hold-not-open' });
  });

  it('cannot be ended without having been placed', () => {
    expect(releaseHold([], 'o')).toEqual({ code: 'wallet/hold-not-open' });
    expect(capture([], 'o')).toEqual({ code: 'wallet/hold-not-open' });
  });
});

function plus(left: Balances, right: Balances): Balances {
  const names = Object.keys(left) as (keyof Balances)[];
  return holding(Object.fromEntries(names.map((name) => [name, left[name] + right[name]])));
}
