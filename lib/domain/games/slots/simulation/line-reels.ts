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
