import { describe, expect, it } from 'vitest';
import { bucketOf, choiceLabel, roundLabel } from './copy';

describe('choiceLabel', () => {
  it('states the board with its lowest and highest multiple', () => {
    expect(choiceLabel('16 high', [100_000, 20, 10, 20, 100_000], 'en-US')).toBe(
      '16 rows, high risk: 0.10× to 1,000.00×.',
    );
  });
});

describe('roundLabel', () => {
  it('counts buckets from the left and states the multiple', () => {
    expect(roundLabel([1, 0, 1, 1, 0, 0, 0, 1], 40, 'en-US')).toBe('Bucket 5 of 9: 0.40×.');
    expect(roundLabel([0, 0, 0, 0, 0, 0, 0, 0], 550, 'de-DE')).toBe('Bucket 1 of 9: 5,50×.');
  });
});

describe('bucketOf', () => {
  it('returns the number of falls to the right', () => {
    expect(bucketOf([])).toBe(0);
    expect(bucketOf([1, 1, 0])).toBe(2);
  });
});
