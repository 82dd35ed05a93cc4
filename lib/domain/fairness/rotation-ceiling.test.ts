import { describe, expect, it } from 'vitest';
import { takeRotation } from './rotation-ceiling';

const start = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const ceiling = { mostAtOnce: 3, everyMinutes: 30 };

/** Rotates at each of these minutes and returns which attempts succeeded, with the last refusal. */
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
  it('allows the burst, then refuses with the next allowed time', () => {
    const { taken, refusal } = rotateAt(0, 0, 0, 0);

    expect(taken).toEqual([true, true, true, false]);
    expect(refusal).toEqual({ code: 'fairness/too-many-rotations', most: 3, resetsAt: minutes(30) });
  });

  it('allows one more per interval, and the full burst after a rest', () => {
    expect(rotateAt(0, 0, 0, 29.99, 30, 30, 60).taken).toEqual([true, true, true, false, true, false, true]);
    expect(rotateAt(0, 0, 0, 120, 120, 120, 120).taken).toEqual([true, true, true, true, true, true, false]);
  });

  it('allows nothing more when the clock runs backwards', () => {
    expect(rotateAt(60, 60, 60, 0).taken).toEqual([true, true, true, false]);
  });
});
