import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReferralCode, referralCode, referralCodes } from '#domain/referrals/referral-code';
import { affiliateCode, affiliateCodes, isAffiliateCode } from './affiliate-code';

describe('affiliate code', () => {
  it('is valid and distinct for every number', () => {
    fc.assert(
      fc.property(fc.nat(affiliateCodes - 1), fc.nat(affiliateCodes - 1), (one, other) => {
        expect(isAffiliateCode(affiliateCode(one))).toBe(true);
        expect(affiliateCode(one) === affiliateCode(other)).toBe(one === other);
      }),
    );
    expect([affiliateCode(0), affiliateCode(affiliateCodes - 1)]).toEqual(['222222', 'ZZZZZZ']);
  });

  it('is never a valid referral code, nor the reverse', () => {
    fc.assert(
      fc.property(fc.nat(affiliateCodes - 1), fc.bigInt(0n, referralCodes - 1n), (link, invitee) => {
        expect(isReferralCode(affiliateCode(link))).toBe(false);
        expect(isAffiliateCode(referralCode(invitee))).toBe(false);
      }),
    );
  });

  it.each([-1, affiliateCodes, 0.5])('throws for the number %s', (number) => {
    expect(() => affiliateCode(number)).toThrow(RangeError);
  });

  it.each(['', 'H7QMX', 'H7QMX22', 'h7qmx2', 'H7QMX0', 'H7QMXI'])('is invalid as %s', (text) => {
    expect(isAffiliateCode(text)).toBe(false);
  });
});
