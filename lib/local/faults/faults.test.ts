import { describe, expect, it } from 'vitest';
import { openDraws } from './faults';

describe('openDraws', () => {
  it('repeats the draws of a seed, and draws differently for another seed', () => {
    const drawsOf = (seed: number) => {
      const draws = openDraws(seed);
      return Array.from({ length: 5 }, () => draws.random('throttledRequests'));
    };

    expect(drawsOf(7)).toEqual(drawsOf(7));
    expect(drawsOf(7)).not.toEqual(drawsOf(8));
  });

  it('keeps the draws of one fault independent of other faults', () => {
    const alone = openDraws(7);
    const beside = openDraws(7);
    beside.random('repeatedEvents');

    expect(beside.random('staleReads')).toBe(alone.random('staleReads'));
  });

  it('injects faults at about their share, and none without one', () => {
    const draws = openDraws(1);
    const count = (share: number | undefined) =>
      Array.from({ length: 2_000 }, () => draws.happens('staleReads', share)).filter(Boolean).length;

    expect(count(0.25)).toBeGreaterThan(400);
    expect(count(0.25)).toBeLessThan(600);
    expect([count(undefined), count(0), count(1)]).toEqual([0, 0, 2_000]);
  });
});
