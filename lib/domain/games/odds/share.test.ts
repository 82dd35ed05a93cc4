import { describe, expect, it } from 'vitest';
import { fraction } from './fraction';
import { oneIn, share } from './share';

describe('share', () => {
  it('is an exact fraction up to 20 digits', () => {
    expect(share(fraction(2n, 10n ** 20n - 1n))).toEqual({
      numerator: '2',
      denominator: '99999999999999999999',
      basisPoints: 0,
    });
  });

  it('has thirty decimals, rounded down, when the fraction is longer', () => {
    expect(share(fraction(2n * 10n ** 40n, 3n * 10n ** 40n + 1n))).toEqual({
      decimal: `0.${'6'.repeat(30)}`,
      decimals: 30,
      basisPoints: 6_666,
    });
  });
});

describe('oneIn', () => {
  it.each([
    { exact: fraction(1n, 1n), words: '1' },
    { exact: fraction(3n, 10n), words: '4' },
    { exact: fraction(1n, 64_149_360n), words: '64149360' },
    { exact: fraction(1n, 10n ** 15n - 1n), words: '999999999999999' },
    { exact: fraction(1n, 10n ** 15n), words: '1.00e+15' },
    { exact: fraction(1n, 1_234n * 10n ** 200n), words: '1.24e+203' },
    { exact: fraction(1n, 9_991n * 10n ** 20n), words: '1.00e+24' },
  ])('formats $words, rounded up', ({ exact, words }) => {
    expect(oneIn(exact)).toBe(words);
  });
});
