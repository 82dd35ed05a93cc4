import { describe, expect, it } from 'vitest';
import { symbolInSlot } from '../motion/reel-symbols';
import {
  hasLanded,
  isAwaited,
  reelMoment,
  restingReels,
  settleReels,
  type SpinningReel,
  startReels,
  stopReels,
} from './spinning-reels';

const strip = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const strips = [strip, strip, strip];
/** Anticipation of three scatters, on strips that have them. */
const hope = { symbol: 's', pays: [0, 0, 5], awards: [0, 0, 10] };

function shownAt(reels: readonly SpinningReel[], nowMs: number): string[][] {
  return reels.map((reel) => {
    const { load, position } = reelMoment(reel, nowMs);
    return [0, 1, 2].map((row) => symbolInSlot(load, Math.round(position) - row));
  });
}

describe('spinning reels', () => {
  it('show the stops at which they rest', () => {
    const reels = restingReels({ strips, stops: [0, 5, 9], hope });

    expect(shownAt(reels, 0)).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g', 'h'],
      ['j', 'a', 'b'],
    ]);
  });

  it('keep turning while no answer arrives', () => {
    const reels = settleReels(startReels(restingReels({ strips, stops: [0, 0, 0], hope }), 0), 600_000);

    expect(reels.every(({ run }) => run !== null)).toBe(true);
    expect(reels.some((reel) => hasLanded(reel, 600_000))).toBe(false);
  });

  it.each([0, 40, 700, 5_000])('stop at the window of an answer that arrives after %i ms', (nowMs) => {
    const turning = startReels(restingReels({ strips, stops: [1, 2, 3], hope }), 0);

    const reels = settleReels(
      stopReels(turning, { at: { strips, stops: [9, 0, 4], hope }, rows: 3, nowMs }),
      nowMs + 60_000,
    );

    expect(reels.every(({ run }) => run === null)).toBe(true);
    expect(shownAt(reels, nowMs + 60_000)).toEqual([
      ['j', 'a', 'b'],
      ['a', 'b', 'c'],
      ['e', 'f', 'g'],
    ]);
  });

  it('stop on the strips of the answer when those differ, and continue from them', () => {
    const others = strips.map(() => ['x', 'y', 'z', 'x', 'z']);
    const turning = startReels(restingReels({ strips, stops: [1, 2, 3], hope }), 0);

    const at = { strips: others, stops: [4, 0, 1], hope };
    const reels = settleReels(stopReels(turning, { at, rows: 3, nowMs: 700 }), 60_000);

    expect(shownAt(reels, 60_000)).toEqual([
      ['z', 'x', 'y'],
      ['x', 'y', 'z'],
      ['y', 'z', 'x'],
    ]);
    expect(shownAt(startReels(reels, 70_000), 70_000)).toEqual(shownAt(reels, 60_000));
  });

  it('land from left to right', () => {
    const stopping = stopReels(startReels(restingReels({ strips, stops: [0, 0, 0], hope }), 0), {
      at: { strips, stops: [1, 2, 3], hope },
      rows: 3,
      nowMs: 0,
    });
    const landings = stopping.map((reel) => {
      let ms = 0;
      while (!hasLanded(reel, ms)) ms += 1;
      return ms;
    });

    expect(landings).toEqual(landings.toSorted((one, other) => one - other));
    expect(new Set(landings).size).toBe(3);
  });

  it('delay the last reel for a third scatter, and land on the same window', () => {
    const withScatters = strips.map(() => ['s', 'b', 'c', 'd', 'e', 'f', 's', 'h', 'i', 'j']);
    const at = { strips: withScatters, stops: [0, 5, 2], hope };
    const turning = startReels(restingReels({ strips: withScatters, stops: [1, 2, 3], hope }), 0);

    const hoping = stopReels(turning, { at, rows: 3, nowMs: 100 });
    const plain = stopReels(turning, { at: { ...at, hope: { ...hope, symbol: 't' } }, rows: 3, nowMs: 100 });

    expect(landingOf(hoping[1])).toBe(landingOf(plain[1]));
    expect(landingOf(hoping[2])).toBeGreaterThan(landingOf(plain[2]) + 400);
    const settled = settleReels(hoping, 60_000);
    expect(shownAt(settled, 60_000)).toEqual([
      ['s', 'b', 'c'],
      ['f', 's', 'h'],
      ['c', 'd', 'e'],
    ]);
    expect(waitedFor(hoping, landingOf(hoping[1]) - 20)).toEqual([false, false, false]);
    expect(waitedFor(hoping, landingOf(hoping[1]) + 20)).toEqual([false, false, true]);
    expect(waitedFor(hoping, landingOf(hoping[2]) + 20)).toEqual([false, false, false]);
  });
});

function landingOf(reel: SpinningReel | undefined): number {
  let ms = 0;
  while (reel && !hasLanded(reel, ms)) ms += 1;
  return ms;
}

function waitedFor(reels: readonly SpinningReel[], nowMs: number): boolean[] {
  return reels.map((reel) => isAwaited(reel, nowMs));
}
