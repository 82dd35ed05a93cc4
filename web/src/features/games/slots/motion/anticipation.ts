import type { SlotMachine } from '#domain/games/slots/machine';
import { symbolsAt } from '#domain/games/slots/reel-windows';

/** Possible rewards of scatters in one spin. */
export interface ScatterHope {
  readonly symbol: string;
  /** Multiples of the whole stake by number of scatters, from one; a higher count pays the last. */
  readonly pays: readonly number[];
  /** Free spins by number of scatters, in the same shape; empty where there are none to win. */
  readonly awards: readonly number[];
}

/**
 * Possible rewards of scatters in a spin of a round.
 *
 * @param spin  0 for the staked spin, then free spins from 1
 */
export function hopeOf(
  { scatter, freeSpins }: Pick<SlotMachine, 'scatter' | 'freeSpins'>,
  spin: number,
): ScatterHope {
  const awards = (spin > 0 ? freeSpins?.retriggers : freeSpins?.awards) ?? [];
  return { symbol: scatter.symbol, pays: scatter.pays, awards };
}

/**
 * Selects the reels to anticipate, given that they land from left to right: all but one of the needed scatters have landed before them,
 * they have a scatter on their strip, and it would bring more than has already landed.
 *
 * @param strips, stops  where the reels stop
 * @param hope           possible rewards of scatters there
 * @returns one flag a reel
 */
export function anticipatedReels(
  {
    strips,
    stops,
    hope,
  }: { strips: readonly (readonly string[])[]; stops: readonly number[]; hope: ScatterHope },
  rows: number,
): boolean[] {
  const sought = soughtCount(hope);
  let landed = 0;
  return strips.map((strip, reel) => {
    const isAnticipated = landed >= sought - 1 && strip.includes(hope.symbol) && bringsMore(hope, landed);
    landed += symbolsAt(strip, stops[reel] ?? 0, rows).filter((shown) => shown === hope.symbol).length;
    return isAnticipated;
  });
}

/** Number of scatters that anticipation aims for: the lowest that awards free spins or, without those, the highest that pays. */
function soughtCount({ pays, awards }: ScatterHope): number {
  const first = awards.findIndex((spins) => spins > 0);
  // The first scatter is never anticipated.
  return Math.max(2, first === -1 ? pays.length : first + 1);
}

function bringsMore({ pays, awards }: ScatterHope, landed: number): boolean {
  return [pays, awards].some((table) => worth(table, landed + 1) > worth(table, landed));
}

function worth(table: readonly number[], count: number): number {
  return count === 0 ? 0 : (table[count - 1] ?? table.at(-1) ?? 0);
}
