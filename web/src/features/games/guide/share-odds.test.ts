import { describe, expect, it } from 'vitest';
import { oneInLabel, shareOf } from './share-odds';

describe('shareOf', () => {
  it('parses fractions and decimals', () => {
    expect(shareOf({ numerator: '1', denominator: '8', basisPoints: 1_250 })).toBe(0.125);
    expect(shareOf({ decimal: '0.125000', decimals: 6, basisPoints: 1_250 })).toBe(0.125);
  });
});

describe('oneInLabel', () => {
  it.each([
    { oneIn: 3.26, words: '1 in 3.3' },
    { oneIn: '133', words: '1 in 133' },
    { oneIn: '64149360', words: '1 in 64,149,360' },
    { oneIn: Infinity, words: 'never' },
    { oneIn: '3.73e+223', words: '1 in a 224-digit number' },
  ])('returns "$words"', ({ oneIn, words }) => {
    expect(oneInLabel(oneIn, 'en')).toBe(words);
  });
});
