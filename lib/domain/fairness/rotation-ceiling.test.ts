import { describe, expect, it } from 'vitest';
import { takeRotation } from './rotation-ceiling';

const start = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const ceiling = { mostAtOnce: 3, everyMinutes: 30 };

/** Rotates at each of these minutes; answers which of the attempts were taken, and the last refusal. */
function rotateAt(...at: number[]) {
  let usedUntil: Date | null = null;
  let refusal: object | null = null;
  const taken = at.map((minute) => {
    const result = takeRotation(usedUntil, minutes(minute), ceiling);
    if (result instanceof Date) usedUntil = result;
    else refusal = result;
    return result instanceof Date;
  });
  return { taken, refusal, usedUntil };
}

describe('takeRotation', () => {
  it('takes the most at once, then refuses and says when the next is open', () => {
    const { taken, refusal } = rotateAt(0, 0, 0, 0);

    expect(taken).toEqual([true, true, true, false]);
    expect(refusal).toEqual({ code: 'fairness/too-many-rotations', most: 3, resetsAt: minutes(30) });
  });

  it('opens one more each time, at that very instant, and the most again after a rest', () => {
    expect(rotateAt(0, 0, 0, 29.99, 30, 30, 60).taken).toEqual([true, true, true, false, true, false, true]);
    expect(rotateAt(0, 0, 0, 120, 120, 120, 120).taken).toEqual([true, true, true, true, true, true, false]);
  });

  it('opens nothing for a clock that runs backwards', () => {
    expect(rotateAt(60, 60, 60, 0).taken).toEqual([true, true, true, false]);
  });
});
