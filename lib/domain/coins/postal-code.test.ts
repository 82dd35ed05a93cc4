import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareCode, entryCode, isEntryCode } from './postal-code';

const numbers = fc.bigInt({ min: 0n, max: 9_999_999_999n });
const cases = { seed: 9105 };

describe('entry code', () => {
  it.each([
    [0n, '000000000098'],
    [1n, '000000000195'],
    [9_999_999_999n, '999999999951'],
  ])('of %s is %s', (number, code) => {
    expect(entryCode(number)).toBe(code);
  });

  it('has ten digits of its number and two valid check digits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const code = entryCode(number);

        expect(code.slice(0, 10)).toBe(String(number).padStart(10, '0'));
        expect(isEntryCode(code)).toBe(true);
      }),
      cases,
    );
  });

  it('becomes invalid by any single-digit error or adjacent transposition', () => {
    fc.assert(
      fc.property(numbers, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const digits = [...entryCode(number)];
        const slipped = digits.with(at, String((Number(digits[at]) + by) % 10)).join('');
        const next = Math.min(at + 1, 11);
        const swapped = digits.with(at, digits[next]!).with(next, digits[at]!).join('');

        expect(isEntryCode(slipped)).toBe(false);
        expect(isEntryCode(swapped)).toBe(swapped === digits.join(''));
      }),
      cases,
    );
  });

  it.each(['', '12345678901', '1234567890123', '00000000009a', ' 000000000098'])(
    'is not valid as %j',
    (text) => {
      expect(isEntryCode(text)).toBe(false);
    },
  );

  it('may be typed in groups', () => {
    expect(bareCode('0000 0000-0098')).toBe('000000000098');
  });

  it.each([-1n, 10_000_000_000n])('throws for the number %s', (number) => {
    expect(() => entryCode(number)).toThrow(RangeError);
  });
});
