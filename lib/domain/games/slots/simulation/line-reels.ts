import type { SlotMachine } from '../machine';
import { shownAt } from '../reel-windows';

/** A set of lines, line n as bit n. */
export type LineSet = number;

/** Content of one reel at each stop, as lines and symbol indexes. */
export interface LineReel {
  readonly length: number;
  /** Lines on which this symbol shows at this stop. */
  shows(symbol: number, stop: number): LineSet;
  /** Symbols that show at this stop on any line, each once. */
  symbolsAt(stop: number): readonly number[];
}

/** Reads one reel of a machine with lines; a missing reel shows nothing at its only stop. */
export function lineReel(machine: SlotMachine, strip: readonly string[] | undefined, reel: number): LineReel {
  if (!strip) return { length: 1, shows: () => 0, symbolsAt: () => [] };
  const sets = strip.map((_, stop) => {
    const window = shownAt(machine, strip, stop);
    const lines = new Map<number, LineSet>();
    machine.lines.forEach((rows, line) => {
      const symbol = machine.symbols.indexOf(window[rows[reel] as number] as string);
      lines.set(symbol, (lines.get(symbol) ?? 0) | (1 << line));
    });
    return lines;
  });
  return {
    length: strip.length,
    shows: (symbol, stop) => sets[stop]?.get(symbol) ?? 0,
    symbolsAt: (stop) => [...(sets[stop]?.keys() ?? [])],
  };
}

/** Number of lines in a set: its bits, added in pairs, in fours and in bytes (Warren, Hacker's Delight, 5–1). */
export function sizeOf(set: LineSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
