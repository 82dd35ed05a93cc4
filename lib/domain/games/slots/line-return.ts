import type { SlotMachine } from './machine';
import { shownAt } from './reel-windows';
import { bestRun } from './run';

type Strips = SlotMachine['reels'];

/**
 * Computes the total pay of all lines over all combinations of these strips, in stake parts, without enumerating them.
 *
 * The symbols of a line are independent between reels: the combinations of a run are products of the numbers of stops at which a reel shows
 * a symbol in the row that the line crosses. Without expanding wilds these numbers are the same in every row.
 */
export function paidOnLines(machine: SlotMachine, strips: Strips): bigint {
  const counts = strips.map((strip) => countSymbols(machine, strip));
  const shapes = runShapes(machine).flatMap((shape) => {
    const { pays } = bestRun(machine, exampleOf(machine, shape));
    return pays > 0 ? [{ ...shape, pays: BigInt(pays) }] : [];
  });
  let paid = 0n;
  for (const line of machine.lines) {
    const reels = line.map((row, reel) => counts[reel]?.[row] as SymbolCounts);
    for (const shape of shapes) paid += shape.pays * combinationsOfRun(machine, reels, shape);
  }
  return paid;
}

/** A line that begins with a number of wilds, continues with a symbol and runs up to a count. */
interface RunShape {
  readonly symbol: string;
  readonly wilds: number;
  readonly count: number;
}

/** Every possible shape of a line, each once: all wilds, or some wilds, a first other symbol and where its run ends. */
function runShapes(machine: SlotMachine): RunShape[] {
  const reels = machine.reels.length;
  const shapes: RunShape[] = [{ symbol: machine.wild, wilds: reels, count: reels }];
  for (const symbol of machine.symbols.filter((each) => each !== machine.wild)) {
    for (let wilds = 0; wilds < reels; wilds += 1) {
      for (let count = wilds + 1; count <= reels; count += 1) shapes.push({ symbol, wilds, count });
    }
  }
  return shapes;
}

function exampleOf(machine: SlotMachine, { symbol, wilds, count }: RunShape): string[] {
  return Array.from({ length: count }, (_, reel) => (reel < wilds ? machine.wild : symbol));
}

/** Number of stops at which a reel shows each symbol in one row. */
interface SymbolCounts {
  readonly stops: number;
  readonly of: (symbol: string) => number;
}

function combinationsOfRun(
  machine: SlotMachine,
  reels: readonly SymbolCounts[],
  { symbol, wilds, count }: RunShape,
): bigint {
  return reels.reduce((combinations, { stops, of }, reel) => {
    const ofSymbol = of(symbol);
    const ofWild = of(machine.wild);
    if (reel < wilds) return combinations * BigInt(ofWild);
    if (reel === wilds) return combinations * BigInt(ofSymbol);
    if (reel < count) return combinations * BigInt(ofSymbol + ofWild);
    if (reel === count) return combinations * BigInt(stops - ofSymbol - ofWild);
    return combinations * BigInt(stops);
  }, 1n);
}

/** Counts by row. */
function countSymbols(machine: SlotMachine, strip: readonly string[]): SymbolCounts[] {
  const windows = strip.map((_, stop) => shownAt(machine, strip, stop));
  return Array.from({ length: machine.rows }, (_, row) => {
    const counts = new Map<string, number>();
    for (const window of windows) {
      const symbol = window[row] as string;
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    return { stops: strip.length, of: (symbol) => counts.get(symbol) ?? 0 };
  });
}
