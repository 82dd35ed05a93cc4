import { describe, expect, it } from 'vitest';
import { choose } from './choose';

describe('choose', () => {
  it('returns the rows of Pascal’s triangle', () => {
    expect([0, 1, 2, 3, 4].map((count) => choose(4, count))).toEqual([1n, 4n, 6n, 4n, 1n]);
    expect(choose(0, 0)).toBe(1n);
    expect(choose(40, 10)).toBe(847_660_528n);
  });

  it('returns 0 where there are fewer things', () => {
    expect([choose(4, 5), choose(4, -1)]).toEqual([0n, 0n]);
  });
});
