import { fraction, plus, type Fraction } from '../fraction';
import type { SlotMachine } from './machine';
import { bestRun } from './run';
import { scatterMultiple, scatterWays } from './scatter';

/** Shares of every stake that come back in the long run, exact. */
export interface ReturnToPlayer {
  readonly total: Fraction;
  readonly lines: Fraction;
  readonly scatter: Fraction;
}

/**
 * Computes the exact return to player from the symbol counts of the strips, without visiting a single spin.
 *
 * Every row of a reel meets every strip position equally often, so all lines return the same, and a line's symbols are
 * independent between reels: the ways to a run are products of counts. Scatters are counted reel by reel and convolved.
 */
export function returnToPlayer(machine: SlotMachine): ReturnToPlayer {
  const lines = fraction(lineReturn(machine), combinationsOf(machine));
  const scatter = fraction(scatterReturn(machine), combinationsOf(machine));
  return { total: plus(lines, scatter), lines, scatter };
}

/** Counts the equally likely outcomes of one spin: the product of the strips' lengths. */
export function combinationsOf(machine: SlotMachine): bigint {
  return machine.reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

/** What one line pays over all combinations, in line stakes. */
function lineReturn(machine: SlotMachine): bigint {
  const strips = machine.reels.map(countSymbols);
  let paid = 0n;
  for (const shape of runShapes(machine)) {
    const { pays } = bestRun(machine, exampleOf(machine, shape));
    if (pays > 0) paid += BigInt(pays) * waysToRun(machine, strips, shape);
  }
  return paid;
}

/** A line that begins with so many wilds, goes on with a symbol and runs up to a count. */
interface RunShape {
  readonly symbol: string;
  readonly wilds: number;
  readonly count: number;
}

/** Every way a line can read, each once: all wilds, or some wilds, a first other symbol and where its run ends. */
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

/** A strip as how often each symbol is on it. */
interface SymbolCounts {
  readonly length: number;
  readonly of: (symbol: string) => number;
}

function waysToRun(
  machine: SlotMachine,
  strips: readonly SymbolCounts[],
  { symbol, wilds, count }: RunShape,
): bigint {
  return strips.reduce((ways, strip, reel) => {
    const ofSymbol = strip.of(symbol);
    const ofWild = strip.of(machine.wild);
    if (reel < wilds) return ways * BigInt(ofWild);
    if (reel === wilds) return ways * BigInt(ofSymbol);
    if (reel < count) return ways * BigInt(ofSymbol + ofWild);
    if (reel === count) return ways * BigInt(strip.length - ofSymbol - ofWild);
    return ways * BigInt(strip.length);
  }, 1n);
}

function countSymbols(strip: readonly string[]): SymbolCounts {
  const counts = new Map<string, number>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return { length: strip.length, of: (symbol) => counts.get(symbol) ?? 0 };
}

/** What the scatters pay over all combinations, in whole stakes. */
function scatterReturn(machine: SlotMachine): bigint {
  return scatterWays(machine, machine.reels).reduce(
    (paid, ways, count) => paid + BigInt(ways) * BigInt(scatterMultiple(machine, count)),
    0n,
  );
}
