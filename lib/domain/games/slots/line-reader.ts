import type { SlotMachine } from './machine';
import { bestRun, continuesRun } from './run';

/**
 * A state table that reads one line, reel by reel: the results of `bestRun` without repeated symbol comparisons.
 *
 * `next[state * symbols + symbol]` is the state after this symbol (its index in the machine's symbols) has shown on the next reel. A state
 * below 0 means that the line is settled and pays −1 − state line stakes. Reading starts in state 0.
 */
export interface LineReader {
  readonly next: Int32Array;
  readonly symbols: number;
}

/** Builds the table by extending every prefix of a line that is still open. */
export function lineReader(machine: SlotMachine): LineReader {
  const openPrefixes: string[][] = [[]];
  const next: number[] = [];
  for (const prefix of openPrefixes) {
    for (const symbol of machine.symbols) {
      const longer = [...prefix, symbol];
      next.push(isOpen(machine, longer) ? openPrefixes.push(longer) - 1 : -1 - bestRun(machine, longer).pays);
    }
  }
  return { next: Int32Array.from(next), symbols: machine.symbols.length };
}

/** A prefix is open while a further reel could still change what it pays. */
function isOpen(machine: SlotMachine, prefix: readonly string[]): boolean {
  if (prefix.length === machine.reels.length) return false;
  const lead = prefix.find((symbol) => symbol !== machine.wild);
  if (lead === undefined) return true;
  return lead in machine.payTable && prefix.every((symbol) => continuesRun(machine, lead, symbol));
}
