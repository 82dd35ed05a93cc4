import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { spendableAccounts } from './account';
import { noCoins, post } from './balances';
import { grantDetail, grantPostings } from './grant';
import { assertDoubleEntry, changeOf } from './posting';

const grants = fc.record({
  account: fc.constantFrom(...spendableAccounts),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }).map(amount),
  reason: fc.constantFrom('welcome', 'daily', 'referral', 'free-entry', 'purchase'),
});

describe('grantPostings', () => {
  it('credits one account, funded by promotions or purchases', () => {
    fc.assert(
      fc.property(grants, (grant) => {
        const postings = grantPostings(grant);

        assertDoubleEntry(postings);
        const payer = grant.reason === 'purchase' ? 'house:purchases' : 'house:promotions';
        expect(postings.map(({ account, amount }) => [account, amount])).toEqual([
          [grant.account, grant.amount],
          [payer, -grant.amount],
        ]);
        expect(changeOf(postings, grant.account)).toBe(grant.amount);
        expect(Object.values(post(noCoins, postings)).filter((units) => units !== 0)).toEqual([grant.amount]);
      }),
      { numRuns: 1000, seed: 8107 },
    );
  });

  it.each([0, -1])('throws for a grant of %i', (units) => {
    const grant = { account: 'player:gold', amount: amount(units), reason: 'test' } as const;

    expect(() => grantPostings(grant)).toThrow(RangeError);
  });
});

describe('grantDetail', () => {
  it('returns the current terms: one playthrough, 60 days', () => {
    expect(grantDetail('welcome')).toEqual({
      kind: 'grant',
      reason: 'welcome',
      terms: { version: '2026-11', playthrough: 1, expireAfterDays: 60 },
    });
  });
});
