import { describe, expect, it } from 'vitest';
import { brakingMs } from './reel-motion';
import { stopOrder } from './stop-order';

describe('stopOrder', () => {
  it('lets the reels turn a while when the answer comes at once', () => {
    const [first] = stopOrder(1_000, 1_010, 5);

    expect(first).toBe(1_620);
  });

  it('stops no reel before a late answer', () => {
    const moments = stopOrder(1_000, 9_000, 5);

    expect(Math.min(...moments)).toBe(9_000);
  });

  it('stops the reels one by one from left to right', () => {
    const moments = stopOrder(0, 0, 5);

    expect(moments).toHaveLength(5);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(new Set(moments).size).toBe(5);
  });

  it('has every reel at rest within the shortest cycle of 2.5 s when the answer comes at once', () => {
    const last = stopOrder(0, 100, 5).at(-1) ?? Infinity;

    expect(last + 1_000 / 26 + brakingMs(4)).toBeLessThan(2_500);
  });
});
