import { describe, expect, it } from 'vitest';
import { landedMs, reelFall, tumbleMs, vanishMs } from '../motion/tumble-motion';
import { advanceTumble, fallingReel, type RunningTumble, startTumble } from './running-tumble';
import { restingReels } from './spinning-reels';

const hope = { symbol: 's', pays: [], awards: [] };
const from = { strips: [['a', 'b', 'c']], stops: [0], hope };
const to = {
  strips: [['d', 'a', 'b']],
  stops: [0],
  hope,
  fall: { from, reels: [reelFall(3, new Set([2]))] },
};

/** Advances a tumble to each moment in turn. */
function frames(...moments: number[]) {
  let tumble: RunningTumble | null = startTumble(to, 0).tumble;
  return moments.map((nowMs) => {
    const frame = tumble && advanceTumble(tumble, nowMs);
    tumble = frame && frame.tumble;
    return frame;
  });
}

describe('startTumble', () => {
  it('shows the window from which it leads, also on reels that showed another', () => {
    expect(startTumble(to, 0).reels).toEqual(restingReels(from));
  });
});

describe('advanceTumble', () => {
  it('shows the next window from the moment its symbols fall', () => {
    const [vanishing, falling] = frames(vanishMs - 1, vanishMs);

    expect(vanishing?.reels).toBeNull();
    expect(falling?.reels).toEqual(restingReels(to));
  });

  it('touches down once, at first contact, and then ends', () => {
    const moments = frames(landedMs - 1, landedMs + 5, landedMs + 20, tumbleMs);

    expect(moments.map((moment) => moment?.touchesDown)).toEqual([false, true, false, false]);
    expect(moments.map((moment) => moment?.tumble === null)).toEqual([false, false, false, true]);
  });

  it('touches down also where the first frame after the contact is the last', () => {
    expect(frames(tumbleMs + 40)[0]).toMatchObject({ touchesDown: true, tumble: null });
  });
});

describe('fallingReel', () => {
  it('is null where nothing tumbles', () => {
    const { tumble } = startTumble(to, 0);

    expect(fallingReel(tumble, 0, vanishMs)?.lifts).toEqual([1, 1, 1]);
    expect(fallingReel(tumble, 1, vanishMs)).toBeNull();
    expect(fallingReel(null, 0, vanishMs)).toBeNull();
  });
});
