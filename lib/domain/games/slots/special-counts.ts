import type { SlotMachine } from './machine';
import { shownAt } from './reel-windows';
import { timesIn } from './scatter';

/**
 * Counts of scatters and of the symbols that respins hold, together in one number: `scatters + held × span`. Such numbers add up over the
 * reels of a window.
 */
export interface SpecialCounts {
  of(symbols: readonly string[]): number;
  scattersIn(count: number): number;
  heldIn(count: number): number;
  /** Combinations of some reels by their count, ascending; only counts that occur. */
  ways(strips: SlotMachine['reels']): readonly (readonly [count: number, ways: number])[];
}

/**
 * Creates the counts of a machine.
 *
 * @param held  the symbol that respins hold; null for spins without respins
 */
export function specialCounts(machine: SlotMachine, held: string | null): SpecialCounts {
  const span = machine.reels.length * machine.rows + 1;
  const countOf = (symbols: readonly string[]) =>
    timesIn(symbols, machine.scatter.symbol) + (held === null ? 0 : timesIn(symbols, held) * span);
  return {
    of: countOf,
    scattersIn: (count) => count % span,
    heldIn: (count) => Math.floor(count / span),
    ways(strips) {
      const ways = strips.reduce<ReadonlyMap<number, number>>(
        (before, strip) => addReel(before, stopsByCount(strip)),
        new Map([[0, 1]]),
      );
      return [...ways].sort(([left], [right]) => left - right);
    },
  };

  function stopsByCount(strip: readonly string[]): Map<number, number> {
    const stops = new Map<number, number>();
    strip.forEach((_, stop) => addTo(stops, countOf(shownAt(machine, strip, stop)), 1));
    return stops;
  }
}

function addReel(
  before: ReadonlyMap<number, number>,
  reel: ReadonlyMap<number, number>,
): Map<number, number> {
  const after = new Map<number, number>();
  for (const [count, ways] of before)
    for (const [more, stops] of reel) addTo(after, count + more, ways * stops);
  return after;
}

function addTo(counts: Map<number, number>, key: number, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
