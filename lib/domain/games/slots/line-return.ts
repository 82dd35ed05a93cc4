import type { SlotMachine } from './machine';
import { bestRun } from './run';

type Strips = SlotMachine['reels'];

/**
 * Computes the total pay of all lines over all combinations of these strips, in stake parts, without enumerating them.
 *
 * Every row of a reel meets every strip position equally often, so all lines have the same return, and a line's symbols are independent
 * between reels: the combinations of a run are products of symbol counts.
 */
export function paidOnLines(machine: SlotMachine, strips: Strips): bigint {
  const counts = strips.map(countSymbols);
  let paid = 0n;
  for (const shape of runShapes(machine)) {
    const { pays } = bestRun(machine, exampleOf(machine, shape));
    if (pays > 0) paid += BigInt(pays) * combinationsOfRun(machine, counts, shape);
  }
  return paid * BigInt(machine.lines.length);
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

/** Number of occurrences of each symbol on a strip. */
interface SymbolCounts {
  readonly length: number;
  readonly of: (symbol: string) => number;
}

function combinationsOfRun(
  machine: SlotMachine,
  strips: readonly SymbolCounts[],
  { symbol, wilds, count }: RunShape,
): bigint {
  return strips.reduce((combinations, strip, reel) => {
    const ofSymbol = strip.of(symbol);
    const ofWild = strip.of(machine.wild);
    if (reel < wilds) return combinations * BigInt(ofWild);
    if (reel === wilds) return combinations * BigInt(ofSymbol);
    if (reel < count) return combinations * BigInt(ofSymbol + ofWild);
    if (reel === count) return combinations * BigInt(strip.length - ofSymbol - ofWild);
    return combinations * BigInt(strip.length);
  }, 1n);
}

function countSymbols(strip: readonly string[]): SymbolCounts {
  const counts = new Map<string, number>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return { length: strip.length, of: (symbol) => counts.get(symbol) ?? 0 };
}
