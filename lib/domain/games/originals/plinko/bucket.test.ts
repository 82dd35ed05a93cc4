import { describe, expect, it } from 'vitest';
import { bucketOf } from './bucket';

describe('bucketOf', () => {
  it('returns the number of falls to the right', () => {
    expect(bucketOf([])).toBe(0);
    expect(bucketOf([1, 1, 0])).toBe(2);
  });
});
