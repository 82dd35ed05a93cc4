import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPointsDown, fraction, isSameFraction, plus } from './fraction';

const share = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('fraction', () => {
  it('is kept in lowest terms', () => {
    expect(fraction(9_550n, 10_000n)).toEqual({ numerator: 191n, denominator: 200n });
    expect(fraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('throws for a negative share and for parts of nothing', () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(() => fraction(1n, -2n)).toThrow(RangeError);
    expect(() => fraction(-1n, 2n)).toThrow(RangeError);
  });
});

describe('plus', () => {
  it('adds exactly', () => {
    expect(plus(fraction(1n, 3n), fraction(1n, 6n))).toEqual(fraction(1n, 2n));
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(share, share, (left, right) => {
        expect(isSameFraction(plus(left, right), plus(right, left))).toBe(true);
      }),
      { seed: 31 },
    );
  });
});

describe('basisPointsDown', () => {
  it.each([
    { text: '1/1', exact: fraction(1n, 1n), basisPoints: 10_000 },
    { text: '2/3', exact: fraction(2n, 3n), basisPoints: 6_666 },
    { text: '99999/100000', exact: fraction(99_999n, 100_000n), basisPoints: 9_999 },
    { text: '0/1', exact: fraction(0n, 1n), basisPoints: 0 },
  ])('never overstates $text', ({ exact, basisPoints }) => {
    expect(basisPointsDown(exact)).toBe(basisPoints);
  });
});
