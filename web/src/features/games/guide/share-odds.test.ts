import { describe, expect, it } from 'vitest';
import { shareOf } from './share-odds';

describe('shareOf', () => {
  it('parses fractions and decimals', () => {
    expect(shareOf({ numerator: '1', denominator: '8', basisPoints: 1_250 })).toBe(0.125);
    expect(shareOf({ decimal: '0.125000', decimals: 6, basisPoints: 1_250 })).toBe(0.125);
  });
});
