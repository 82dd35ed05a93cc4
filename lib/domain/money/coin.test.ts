import { describe, expect, it } from 'vitest';
import { amount, negate, sum } from './coin';

describe('amount', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'throws for %s, which is not a safe integer',
    (units) => {
      expect(() => amount(units)).toThrow(RangeError);
    },
  );

  it('normalizes -0 to 0, so that equal balances compare equal', () => {
    expect(Object.is(negate(amount(0)), 0)).toBe(true);
  });
});

describe('sum', () => {
  it('returns 0 for no amounts', () => {
    expect(sum([])).toBe(0);
  });

  it('throws for a total that is not a safe integer', () => {
    expect(() => sum([amount(Number.MAX_SAFE_INTEGER), amount(2)])).toThrow(RangeError);
  });
});
