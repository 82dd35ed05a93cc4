import type { SlotMachine } from '#domain/games/slots/machine';
import { symbolsAt } from '#domain/games/slots/reel-windows';

/** What scatters may bring in one spin. */
export interface ScatterHope {
  readonly symbol: string;
  /** Whole stakes by how many show, from one; a longer count pays the last. */
  readonly pays: readonly number[];
  /** Free spins by how many show, in the same shape; empty where there are none to win. */
  readonly awards: readonly number[];
}

/**
 * What scatters may bring on a spin of a round.
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
 * Which reels are worth waiting for, given that they land from left to right: those before which all but one of the scatters for
 * the feature have landed, that have a scatter on their strip, and whose scatter would bring more than there is already.
 *
 * @param strips, stops  where the reels come to rest
 * @param hope           what scatters may bring there
 * @returns one answer a reel
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
    const isWorthIt = landed >= sought - 1 && strip.includes(hope.symbol) && bringsMore(hope, landed);
    landed += symbolsAt(strip, stops[reel] ?? 0, rows).filter((shown) => shown === hope.symbol).length;
    return isWorthIt;
  });
}

/** How many scatters people look out for: as many as first award free spins, or, without those, as many as pay the most. */
function soughtCount({ pays, awards }: ScatterHope): number {
  const first = awards.findIndex((spins) => spins > 0);
  // One scatter alone follows nothing that could raise a hope.
  return Math.max(2, first === -1 ? pays.length : first + 1);
}

function bringsMore({ pays, awards }: ScatterHope, landed: number): boolean {
  return [pays, awards].some((table) => worth(table, landed + 1) > worth(table, landed));
}

function worth(table: readonly number[], count: number): number {
  return count === 0 ? 0 : (table[count - 1] ?? table.at(-1) ?? 0);
}
