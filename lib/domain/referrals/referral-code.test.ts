import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareReferralCode, isReferralCode, referralCode, referralCodes } from './referral-code';

const numbers = fc.bigInt({ min: 0n, max: referralCodes - 1n });

describe('referral code', () => {
  it('consists of eight unambiguous characters', () => {
    fc.assert(fc.property(numbers, (number) => /^[2-9A-HJ-NP-Z]{8}$/.test(referralCode(number))));
  });

  it('is distinct for every number', () => {
    fc.assert(
      fc.property(
        numbers,
        numbers,
        (one, other) => (one === other) === (referralCode(one) === referralCode(other)),
      ),
    );
  });

  it('is recognized in lowercase and with separators', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const code = referralCode(number);
        const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
        return bareReferralCode(typed) === code && isReferralCode(code);
      }),
    );
  });

  it.each(['', 'K7QMX2P', 'K7QMX2PAA', 'K7QMX2P0', 'K7QMX2P1', 'K7QMX2PO', 'K7QMX2PI', 'k7qmx2pa'])(
    'is invalid as %j',
    (text) => expect(isReferralCode(text)).toBe(false),
  );

  it('throws for a number out of range', () => {
    expect(() => referralCode(-1n)).toThrow(RangeError);
    expect(() => referralCode(referralCodes)).toThrow(RangeError);
  });
});
