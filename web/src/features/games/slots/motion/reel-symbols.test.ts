import { describe, expect, it } from 'vitest';
import { planStop, reelPosition } from './reel-motion';
import { goalAt, type ReelLoad, symbolInSlot } from './reel-symbols';

const strip = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

function windowAt(load: ReelLoad, position: number): string[] {
  return [0, 1, 2].map((row) => symbolInSlot(load, position - row));
}

describe('symbolInSlot', () => {
  it('returns the strip from the stop downwards at rest', () => {
    expect(windowAt({ strip, restStop: 3, goal: null }, 0)).toEqual(['d', 'e', 'f']);
  });

  it('scrolls the symbols before the stop in from above', () => {
    expect(windowAt({ strip, restStop: 3, goal: null }, 1)).toEqual(['c', 'd', 'e']);
  });

  it('wraps around the strip in both directions', () => {
    expect(windowAt({ strip, restStop: 9, goal: null }, 0)).toEqual(['j', 'a', 'b']);
    expect(windowAt({ strip, restStop: 0, goal: null }, 25)).toEqual(['f', 'g', 'h']);
  });

  it.each(strip.map((_, stop) => stop))('returns stop %i when the reel lands there', (stop) => {
    const plan = planStop(0, 777, 4);
    const load = {
      strip,
      restStop: 5,
      goal: goalAt({ strip, stop }, { position: plan.brakeFrom, landing: plan.landing, rows: 3 }),
    };

    const shown = windowAt(load, plan.landing);

    expect(shown).toEqual([0, 1, 2].map((row) => strip[(stop + row) % strip.length]));
  });

  it('returns another strip when the reel lands on it', () => {
    const plan = planStop(0, 777, 4);
    const place = { position: plan.brakeFrom, landing: plan.landing, rows: 3 };
    const load = { strip, restStop: 5, goal: goalAt({ strip: ['x', 'y', 'z', 'w'], stop: 3 }, place) };

    expect(windowAt(load, plan.landing)).toEqual(['w', 'x', 'y']);
  });

  it('changes no visible symbol when the goal becomes known', () => {
    const plan = planStop(0, 777, 4);
    const position = reelPosition({ startedAtMs: 0, stop: null }, 777);
    const before: ReelLoad = { strip, restStop: 5, goal: null };
    const after: ReelLoad = {
      ...before,
      goal: goalAt({ strip, stop: 0 }, { position, landing: plan.landing, rows: 3 }),
    };

    for (let slot = Math.floor(position) - 3; slot <= Math.floor(position) + 1; slot += 1) {
      expect(symbolInSlot(after, slot), `slot ${slot}`).toBe(symbolInSlot(before, slot));
    }
  });
});

describe('goalAt', () => {
  it('throws when the landing is already visible', () => {
    expect(() => goalAt({ strip, stop: 0 }, { position: 10.5, landing: 13, rows: 3 })).toThrow(RangeError);
  });
});
