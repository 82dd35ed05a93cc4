import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOf, multipleAt, nextTarget } from './height';

describe('heightOf', () => {
  it('rises from 1.00 at the bottom to four targets at the top', () => {
    expect([heightOf(100, 200), heightOf(800, 200), heightOf(100_000, 200)]).toEqual([0, 1, 1]);
    expect(heightOf(200, 200)).toBeCloseTo(1 / 3, 9);
  });
});

describe('multipleAt', () => {
  it('begins at 1.00, never falls and ends at the result', () => {
    const way = Array.from({ length: 21 }, (_, at) => multipleAt(at / 20, 1_234));

    expect(way[0]).toBe(100);
    expect(way).toEqual(way.toSorted((one, other) => one - other));
    expect(Math.abs(way.at(-1)! - 1_234)).toBeLessThanOrEqual(1);
  });
});

describe('nextTarget', () => {
  it.each([
    [200, 210, 190],
    [205, 210, 200],
    [300, 325, 290],
    [1_000, 1_500, 975],
    [10_000, 15_000, 9_500],
  ])('steps from %i to %i and %i', (target, up, down) => {
    expect([nextTarget(target, 1), nextTarget(target, -1)]).toEqual([up, down]);
  });

  it('always moves, by whole hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (target) => {
        expect(nextTarget(target, 1)).toBeGreaterThan(target);
        expect(nextTarget(target, -1)).toBeLessThan(target);
        expect(Number.isInteger(nextTarget(target, 1))).toBe(true);
      }),
    );
  });
});
