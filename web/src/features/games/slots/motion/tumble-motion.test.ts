import { describe, expect, it } from 'vitest';
import { landedMs, reelFall, tumbleMoment, tumbleMs, vanishMs } from './tumble-motion';

describe('reelFall', () => {
  it.each([
    { gone: [], drops: [0, 0, 0] },
    { gone: [0], drops: [1, 0, 0] },
    { gone: [1], drops: [1, 1, 0] },
    { gone: [2], drops: [1, 1, 1] },
    { gone: [0, 2], drops: [2, 2, 1] },
    { gone: [1, 2], drops: [2, 2, 2] },
    { gone: [0, 1, 2], drops: [3, 3, 3] },
  ])('drops each symbol by the rows that empty below it: $gone', ({ gone, drops }) => {
    expect(reelFall(3, new Set(gone)).drops).toEqual(drops);
  });
});

describe('tumbleMoment', () => {
  const fall = reelFall(3, new Set([2]));

  it('lets winning symbols rise and fade first, while the others stay', () => {
    const { isFalling, lifts, vanished } = tumbleMoment(fall, vanishMs / 2);

    expect(isFalling).toBe(false);
    expect(lifts.map((lift) => lift > 0)).toEqual([false, false, true]);
    expect(vanished).toBeCloseTo(0.25);
  });

  it('starts the fall a row higher and ends it in place', () => {
    expect(tumbleMoment(fall, vanishMs).lifts).toEqual([1, 1, 1]);
    const { isFalling, lifts } = tumbleMoment(fall, tumbleMs);
    expect(isFalling).toBe(true);
    lifts.forEach((lift) => expect(lift).toBeCloseTo(0));
  });

  it('touches down before it bounces', () => {
    const lift = (elapsedMs: number) => tumbleMoment(fall, elapsedMs).lifts[0]!;

    expect(lift(landedMs - 20)).toBeGreaterThan(0.05);
    expect(lift(landedMs)).toBeCloseTo(0);
    expect(lift((landedMs + tumbleMs) / 2)).toBeGreaterThan(0.05);
  });

  it('does not move a reel that keeps its symbols', () => {
    const still = reelFall(3, new Set());

    for (const elapsedMs of [0, vanishMs, tumbleMs]) {
      expect(tumbleMoment(still, elapsedMs).lifts).toEqual([0, 0, 0]);
    }
  });
});
