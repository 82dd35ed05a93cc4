import { describe, expect, it } from 'vitest';
import { leastOf } from '../bench/least-of';

describe('leastOf', () => {
  it.each([
    [[0.4, 0.1, 0.3], 0.1],
    [[], Number.NaN],
  ])('of %j is %d', (values, least) => {
    expect(leastOf(values)).toBe(least);
  });
});
