import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { post } from './balances';
import { expiresAt, expireSweeps } from './expiry';
import { assertDoubleEntry, changeOf } from './posting';
import { holding } from './wallet-fixture';

const cases = { numRuns: 1000, seed: 8106 };
const units = fc.nat({ max: 1_000_000 });
const purses = fc
  .record({ gold: units, sweepsUnplayed: units, sweepsRedeemable: units, goldHeld: units, sweepsHeld: units })
  .map(holding);

describe('expireSweeps', () => {
  it('takes all unplayed and redeemable Sweeps Coins, and leaves gold and held coins', () => {
    fc.assert(
      fc.property(purses, (before) => {
        const postings = expireSweeps(before);

        assertDoubleEntry(postings);
        expect(post(before, postings)).toEqual({ ...before, sweepsUnplayed: 0, sweepsRedeemable: 0 });
        expect(changeOf(postings, 'house:expiry')).toBe(before.sweepsUnplayed + before.sweepsRedeemable);
      }),
      cases,
    );
  });

  it('returns no postings when there is nothing left to expire', () => {
    const before = holding({ gold: 5, sweepsUnplayed: 3, goldHeld: 2, sweepsHeld: 9 });
    const after = post(before, expireSweeps(before));

    expect(expireSweeps(after)).toEqual([]);
  });
});

describe('expiresAt', () => {
  it('returns the last activity plus the days of the terms', () => {
    const seen = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

    fc.assert(
      fc.property(seen, fc.integer({ min: 1, max: 400 }), (lastSeenAt, expireAfterDays) => {
        const lasted = expiresAt(lastSeenAt, { expireAfterDays }).getTime() - lastSeenAt.getTime();

        expect(lasted).toBe(expireAfterDays * 24 * 60 * 60 * 1000);
      }),
      cases,
    );
  });
});
