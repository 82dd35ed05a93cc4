import { describe, expect, it } from 'vitest';
import { publishedPercent, shareOf } from './share-odds';

describe('shareOf', () => {
  it('parses fractions and decimals', () => {
    expect(shareOf({ numerator: '1', denominator: '8', basisPoints: 1_250 })).toBe(0.125);
    expect(shareOf({ decimal: '0.125000', decimals: 6, basisPoints: 1_250 })).toBe(0.125);
  });
});

describe('publishedPercent', () => {
  it.each([
    [{ numerator: '2457', denominator: '2500', basisPoints: 9_828 }, '98.28%'],
    [{ numerator: '99', denominator: '1000000', basisPoints: 0 }, '0.0099%'],
    [{ numerator: '0', denominator: '1', basisPoints: 0 }, '0.00%'],
  ])('formats %j as %s', (share, label) => {
    expect(publishedPercent(share)).toBe(label);
  });
});
