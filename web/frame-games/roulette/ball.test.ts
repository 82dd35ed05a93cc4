import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pocketAngle, running, runInto, wheelOrder } from './ball';

const turn = Math.PI * 2;
const moments = fc.record({
  wheel: fc.double({ min: -50, max: 50, noNaN: true }),
  ball: fc.double({ min: -50, max: 50, noNaN: true }),
  height: fc.constant(1),
});

/** The distance between two angles on the circle. */
function apart(left: number, right: number): number {
  const rest = (((left - right) % turn) + turn) % turn;
  return Math.min(rest, turn - rest);
}

describe('wheelOrder', () => {
  it('has every pocket once, alternating red and black after the zero', () => {
    const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

    expect(wheelOrder.toSorted((left, right) => left - right)).toEqual([...Array(37).keys()]);
    wheelOrder.slice(1).forEach((number, index) => expect(red.includes(number)).toBe(index % 2 === 0));
  });
});

describe('ball run', () => {
  it('ends in the drawn pocket from any start', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wheelOrder), moments, (pocket, from) => {
        const run = runInto(pocket, from);
        const end = run.at(run.endsAtMs);

        expect(apart(end.ball - end.wheel, pocketAngle(pocket))).toBeLessThan(1e-6);
        expect(end.height).toBeCloseTo(0, 9);
        expect(run.restsAtMs).toBeGreaterThan(3_000);
        expect(run.endsAtMs).toBeLessThan(6_500);
      }),
    );
  });

  it('keeps the ball still on the wheel while the wheel runs out', () => {
    const run = runInto(17, { wheel: 1, ball: 2, height: 1 });
    const lies = run.at(run.restsAtMs);
    const later = run.at(run.restsAtMs + 700);

    expect(later.ball - later.wheel).toBeCloseTo(lies.ball - lies.wheel, 9);
    expect(later.wheel).toBeGreaterThan(lies.wheel);
  });

  it('continues without a jerk when its pocket becomes known', () => {
    const before = running({ wheel: 0, ball: 0, height: 1 }, 800);
    const after = runInto(5, before).at(1);
    const steady = running(before, 1);

    expect(after.ball).toBeCloseTo(steady.ball, 4);
    expect(after.wheel).toBeCloseTo(steady.wheel, 5);
    expect(runInto(5, before).at(0)).toEqual(before);
  });

  it('stays on the rim at first, and between rim and pocket afterwards', () => {
    const run = runInto(0, { wheel: 0, ball: 0, height: 1 });
    const heights = Array.from({ length: 101 }, (_, step) => run.at((run.restsAtMs * step) / 100).height);

    expect(heights.slice(0, 60).every((height) => height === 1)).toBe(true);
    expect(heights.every((height) => height >= 0 && height <= 1)).toBe(true);
  });
});
