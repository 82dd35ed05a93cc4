import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { symbolsAt } from '#domain/games/slots/reel-windows';
import { drawRound, evaluateRound } from '#domain/games/slots/round-fixture';
import { hopeOf } from './motion/anticipation';
import type { SlotRound } from './published-slot-game';
import { reelsAt } from './reels-at';
import { exampleRound } from './rounds/example-round';

/** A round with free spins, found by stopping the first reels where lanterns show. */
function roundWithFreeSpins(): SlotRound {
  const lanternStops = hkSlots.reels.map((strip) => strip.indexOf(hkSlots.scatter.symbol));
  let drawn = 0;
  const draws = drawRound(hkSlots, {
    below: (bound) => {
      const stop = drawn < 5 ? (lanternStops[drawn] ?? 0) : (drawn * 7) % bound;
      drawn += 1;
      return stop;
    },
  });
  const { spins, payout } = evaluateRound(hkSlots, draws, 100);
  return exampleRound({ payout, outcome: { family: 'slots', spins } as unknown as SlotRound['outcome'] });
}

describe('reelsAt', () => {
  it('returns the window of every spin, on the strips of that spin', () => {
    const round = roundWithFreeSpins();
    const { spins } = round.outcome;

    expect(spins.length).toBeGreaterThan(8);
    spins.forEach(({ window }, spin) => {
      const { strips, stops } = reelsAt(hkSlots, round, spin);
      expect(strips.map((strip, reel) => symbolsAt(strip, stops[reel] ?? 0, hkSlots.rows))).toEqual(window);
    });
  });

  it('returns the first symbols before any round', () => {
    expect(reelsAt(hkSlots, null, 0)).toEqual({
      strips: hkSlots.reels,
      stops: [],
      hope: hopeOf(hkSlots, 0),
    });
  });
});
