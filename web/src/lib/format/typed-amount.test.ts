import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedAmount, writeTypedAmount } from './typed-amount';

describe('readTypedAmount', () => {
  it.each([
    ['500', 0, 500],
    ['5', 2, 500],
    ['5.', 2, 500],
    ['5.1', 2, 510],
    ['2.05', 2, 205],
    ['0', 0, 0],
    ['0.00', 2, 0],
    [' 1,000.05 ', 2, 100_005],
    ['10 000', 0, 10_000],
    ['12,345,678', 0, 12_345_678],
    ['-500', 0, -500],
    ['−1.5', 2, -150],
    ['+3', 2, 300],
    ['-0', 0, 0],
  ] as const)('reads "%s" with %i decimals as %i', (typed, decimals, units) => {
    expect(readTypedAmount(typed, decimals)).toBe(units);
  });

  it.each([
    ['', 0],
    ['ten', 0],
    ['1e3', 0],
    ['1.5', 0],
    ['1.005', 2],
    ['.5', 2],
    ['1,50', 2],
    ['1,0000', 0],
    ['- 5', 0],
    ['1'.repeat(14), 0],
  ] as const)('returns null for "%s" with %i decimals', (typed, decimals) => {
    expect(readTypedAmount(typed, decimals)).toBeNull();
  });
});

describe('writeTypedAmount', () => {
  it('writes what readTypedAmount reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 2), (units, decimals) => {
        expect(readTypedAmount(writeTypedAmount(units, decimals), decimals)).toBe(units);
      }),
    );
  });
});
