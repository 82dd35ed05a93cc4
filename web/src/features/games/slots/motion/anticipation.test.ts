import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { jadeFortune } from '#domain/games/slots/jade-fortune/machine';
import { neonTiger } from '#domain/games/slots/neon-tiger/machine';
import { anticipatedReels, hopeOf, type ScatterHope } from './anticipation';

const hope: ScatterHope = { symbol: 's', pays: [0, 0, 2, 10, 50], awards: [0, 0, 10] };

/** Reels of five stops that show these symbols, from the top row, and hold one scatter outside the window. */
function reelsShowing(...windows: string[]) {
  return {
    strips: windows.map((shown) => [...shown, 'x', 's']),
    stops: windows.map(() => 0),
  };
}

describe('anticipatedReels', () => {
  it.each([
    ['waits for nothing without a scatter', ['xxx', 'xxx', 'xxx', 'xxx', 'xxx'], []],
    ['waits for nothing after one', ['sxx', 'xxx', 'xxx', 'xxx', 'xxx'], []],
    ['waits for every reel after two', ['sxx', 'xsx', 'xxx', 'xxx', 'xxx'], [2, 3, 4]],
    ['begins at the reel after the second', ['sxx', 'xxx', 'xxs', 'xxx', 'xxx'], [3, 4]],
    ['counts two that land on one reel', ['sxs', 'xxx', 'xxx', 'xxx', 'xxx'], [1, 2, 3, 4]],
    ['counts in every row', ['xxs', 'sxx', 'xxx', 'xxx', 'xxx'], [2, 3, 4]],
    ['waits for a fourth, which pays more', ['sxx', 'sxx', 'sxx', 'xxx', 'xxx'], [2, 3, 4]],
    ['never waits for the reel of the second itself', ['xxx', 'xxx', 'xxx', 'sxx', 'sxx'], []],
  ])('%s', (_, windows, reels) => {
    const anticipated = anticipatedReels({ ...reelsShowing(...windows), hope }, 3);

    expect(anticipated.flatMap((is, reel) => (is ? [reel] : []))).toEqual(reels);
  });

  it('skips a reel that has no scatter on its strip', () => {
    const { strips, stops } = reelsShowing('sxx', 'sxx', 'xxx', 'xxx', 'xxx');
    const without = strips.map((strip, reel) => (reel === 3 ? ['x', 'x', 'x'] : strip));

    expect(anticipatedReels({ strips: without, stops, hope }, 3)).toEqual([false, false, true, false, true]);
  });

  it('does not anticipate a scatter that would bring nothing more', () => {
    const capped: ScatterHope = { ...hope, pays: [0, 0, 2] };
    const reels = reelsShowing('sxx', 'sxx', 'sxx', 'xxx', 'xxx');

    expect(anticipatedReels({ ...reels, hope: capped }, 3)).toEqual([false, false, true, false, false]);
  });

  it('anticipates the best-paying count where there are no free spins', () => {
    const paysOnly: ScatterHope = { symbol: 's', pays: [0, 1, 8], awards: [] };

    expect(anticipatedReels({ ...reelsShowing('sxx', 'sxx', 'xxx'), hope: paysOnly }, 3)).toEqual([
      false,
      false,
      true,
    ]);
    expect(anticipatedReels({ ...reelsShowing('sxx', 'xxx', 'xxx'), hope: paysOnly }, 3)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('reads the window across the end of the strip', () => {
    const strips = [
      ['x', 'x', 'x', 'x', 's'],
      ['s', 'x', 'x', 'x', 'x'],
      ['x', 's', 'x', 'x', 'x'],
    ];

    expect(anticipatedReels({ strips, stops: [3, 4, 2], hope }, 3)).toEqual([false, false, true]);
    expect(anticipatedReels({ strips, stops: [0, 4, 2], hope }, 3)).toEqual([false, false, false]);
  });
});

describe('hopeOf', () => {
  it.each([hkSlots, jadeFortune])(
    'returns awards for the staked spin and retriggers for free spins of $id',
    (machine) => {
      expect(hopeOf(machine, 0).awards).toEqual(machine.freeSpins?.awards);
      expect(hopeOf(machine, 1).awards).toEqual(machine.freeSpins?.retriggers);
      expect(hopeOf(machine, 0).symbol).toBe(machine.scatter.symbol);
    },
  );

  it('returns no awards for a machine without free spins', () => {
    expect(hopeOf(neonTiger, 0)).toEqual({ symbol: 'star-sign', pays: neonTiger.scatter.pays, awards: [] });
  });
});

describe.each([hkSlots, jadeFortune, neonTiger])('strips of $id', (machine) => {
  it('have stops at which the last reel is anticipated, and stops without anticipation', () => {
    const stopOf = (reel: number, shows: boolean) => {
      const strip = machine.reels[reel] ?? [];
      return strip.findIndex((_, stop) => {
        const window = Array.from(
          { length: machine.rows },
          (_row, row) => strip[(stop + row) % strip.length],
        );
        return window.includes(machine.scatter.symbol) === shows;
      });
    };
    const withScatter = machine.reels.map((strip) => strip.includes(machine.scatter.symbol));
    const firstTwo = withScatter.flatMap((has, reel) => (has ? [reel] : [])).slice(0, 2);
    const hopeful = machine.reels.map((_, reel) => stopOf(reel, firstTwo.includes(reel)));
    const hopeless = machine.reels.map((_, reel) => stopOf(reel, false));
    const anticipated = (stops: number[]) =>
      anticipatedReels({ strips: machine.reels, stops, hope: hopeOf(machine, 0) }, machine.rows);

    expect(anticipated(hopeful)).toEqual(withScatter.map((has, reel) => has && !firstTwo.includes(reel)));
    expect(anticipated(hopeless)).toEqual(machine.reels.map(() => false));
  });
});
