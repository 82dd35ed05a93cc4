import type { SlotMachine } from './machine';
import { shownAt } from './reel-windows';

/** The multiple of the whole stake for a count of scatters; a count beyond the table pays its last entry. */
export function scatterMultiple(machine: SlotMachine, count: number): number {
  return entryFor(machine.scatter.pays, count);
}

/** Reads a table by count, `table[count - 1]`: 0 for a count of 0, the last entry for counts beyond its end. */
export function entryFor(table: readonly number[], count: number): number {
  return table[Math.min(count, table.length) - 1] ?? 0;
}

/** Counts the scatters in a column of symbols. */
export function scattersIn(machine: SlotMachine, symbols: readonly string[]): number {
  return timesIn(symbols, machine.scatter.symbol);
}

/** Counts a symbol in a column of symbols. */
export function timesIn(symbols: readonly string[], symbol: string): number {
  let count = 0;
  for (const each of symbols) if (each === symbol) count += 1;
  return count;
}

/**
 * Counts the combinations of some reels that show 0, 1, 2 … scatters.
 *
 * @returns combinations by number of scatters; `[1]` for no reels
 */
export function scatterWays(machine: SlotMachine, strips: readonly (readonly string[])[]): number[] {
  return symbolWays(machine, strips, machine.scatter.symbol);
}

/** Counts the combinations of some reels by how often they show a symbol, by convolving the reels. */
export function symbolWays(
  machine: SlotMachine,
  strips: readonly (readonly string[])[],
  symbol: string,
): number[] {
  return strips.reduce((ways, strip) => convolve(ways, stopsByCount(machine, strip, symbol)), [1]);
}

function stopsByCount(machine: SlotMachine, strip: readonly string[], symbol: string): number[] {
  const stops = Array.from({ length: machine.rows + 1 }, () => 0);
  strip.forEach((_, stop) => {
    const count = timesIn(shownAt(machine, strip, stop), symbol);
    stops[count] = (stops[count] as number) + 1;
  });
  return stops;
}

function convolve(left: readonly number[], right: readonly number[]): number[] {
  const product = Array.from({ length: left.length + right.length - 1 }, () => 0);
  left.forEach((ofLeft, atLeft) => {
    right.forEach((ofRight, atRight) => {
      product[atLeft + atRight] = (product[atLeft + atRight] as number) + ofLeft * ofRight;
    });
  });
  return product;
}
