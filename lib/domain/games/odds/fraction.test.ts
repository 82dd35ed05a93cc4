import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basisPointsDown,
  decimalDown,
  fraction,
  isSameFraction,
  plus,
  squareRootDown,
  times,
} from './fraction';

const share = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe('fraction', () => {
  it('is reduced to lowest terms', () => {
    expect(fraction(9_550n, 10_000n)).toEqual({ numerator: 191n, denominator: 200n });
    expect(fraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('throws for a negative share and for a denominator that is not positive', () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(() => fraction(1n, -2n)).toThrow(RangeError);
    expect(() => fraction(-1n, 2n)).toThrow(RangeError);
  });
});

describe('plus', () => {
  it('adds exactly', () => {
    expect(plus(fraction(1n, 3n), fraction(1n, 6n))).toEqual(fraction(1n, 2n));
  });

  it('is commutative', () => {
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
  ])('rounds $text down', ({ exact, basisPoints }) => {
    expect(basisPointsDown(exact)).toBe(basisPoints);
  });
});

describe('times', () => {
  it('multiplies exactly, in lowest terms', () => {
    expect(times(fraction(2n, 3n), fraction(3n, 4n))).toEqual(fraction(1n, 2n));
    expect(times(fraction(0n, 1n), fraction(3n, 4n))).toEqual(fraction(0n, 1n));
  });
});

describe('decimalDown', () => {
  it.each([
    { exact: fraction(1n, 3n), decimals: 4, words: '0.3333' },
    { exact: fraction(2n, 3n), decimals: 4, words: '0.6666' },
    { exact: fraction(1n, 1_000n), decimals: 3, words: '0.001' },
    { exact: fraction(1n, 1_001n), decimals: 3, words: '0.000' },
    { exact: fraction(25n, 2n), decimals: 1, words: '12.5' },
  ])('formats $words, rounded down', ({ exact, decimals, words }) => {
    expect(decimalDown(exact, decimals)).toBe(words);
  });
});

describe('squareRootDown', () => {
  it.each([
    { square: fraction(0n, 1n), words: '0.000' },
    { square: fraction(1n, 4n), words: '0.500' },
    { square: fraction(2n, 1n), words: '1.414' },
    { square: fraction(3n, 1n), words: '1.732' },
    { square: fraction(1n, 10n ** 7n), words: '0.000' },
    { square: fraction(10n ** 40n, 1n), words: `1${'0'.repeat(20)}.000` },
  ])('returns $words, rounded down', ({ square, words }) => {
    expect(squareRootDown(square, 3)).toBe(words);
  });

  it('returns the highest number whose square does not exceed the argument', () => {
    fc.assert(
      fc.property(share, (square) => {
        const [whole, decimals] = squareRootDown(square, 6).split('.');
        const root = BigInt(`${whole}${decimals}`);
        const isBelow = (candidate: bigint) =>
          candidate * candidate * square.denominator <= square.numerator * 10n ** 12n;

        expect([isBelow(root), isBelow(root + 1n)]).toEqual([true, false]);
      }),
      { seed: 32 },
    );
  });
});
