import { describe, expect, it } from 'vitest';
import { amount, negate, sum } from './coin';

describe('amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %s, which is no exact whole number',
    (units) => {
      expect(() => amount(units)).toThrow(RangeError);
    },
  );

  it('knows one zero only, so that equal balances read the same', () => {
    expect(Object.is(negate(amount(0)), 0)).toBe(true);
  });
});

describe('sum', () => {
  it('adds nothing up to zero', () => {
    expect(sum([])).toBe(0);
  });

  it('refuses a total that JavaScript no longer holds exactly', () => {
    expect(() => sum([amount(Number.MAX_SAFE_INTEGER), amount(2)])).toThrow(RangeError);
  });
});
