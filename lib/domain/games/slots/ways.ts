import type { SlotMachine } from './machine';
import { timesIn } from './scatter';

/** The ways of one symbol: `pays` multiplies one stake part and includes all ways. */
export interface WayRun {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly pays: number;
}

/**
 * Finds the pays of a window by ways instead of lines.
 *
 * A way picks one row on each of the first `count` reels; only the symbols there matter. For a symbol, `count` is the number of reels from
 * reel 1 on, without a gap, that show it or the wild, and its ways are the picks of only that symbol and wilds, with the symbol itself
 * among them. Picks of only wilds are the wild's: they pay as wilds, if the wild has a row in the pay table, for the reels from reel 1 on
 * that show one. So each symbol pays for its own count and for no shorter one, and because no pick belongs to two symbols, no way is paid
 * twice.
 *
 * With n(r) rows of reel r that show symbol or wild and w(r) that show the wild, a symbol has ∏ n(r) − ∏ w(r) ways and the wild ∏ w(r),
 * each over its own count of reels.
 *
 * @param window  symbol ids as `window[reel][row]`
 * @returns every symbol that pays, in the order of the machine's symbols
 */
export function payingWays(machine: SlotMachine, window: readonly (readonly string[])[]): WayRun[] {
  const runs: WayRun[] = [];
  for (const symbol of machine.symbols) {
    const pays = machine.payTable[symbol];
    if (!pays) continue;
    const { count, ways } =
      symbol === machine.wild ? waysOfWild(machine, window) : waysOf(machine, symbol, window);
    const paid = (pays[count - 1] ?? 0) * ways;
    if (paid > 0) runs.push({ symbol, count, ways, pays: paid });
  }
  return runs;
}

function waysOf(machine: SlotMachine, symbol: string, window: readonly (readonly string[])[]) {
  let [count, ways, ofWildsAlone] = [0, 1, 1];
  for (const column of window) {
    const wilds = timesIn(column, machine.wild);
    const fitting = timesIn(column, symbol) + wilds;
    if (fitting === 0) break;
    count += 1;
    ways *= fitting;
    ofWildsAlone *= wilds;
  }
  return { count, ways: count > 0 ? ways - ofWildsAlone : 0 };
}

function waysOfWild(machine: SlotMachine, window: readonly (readonly string[])[]) {
  let [count, ways] = [0, 1];
  for (const column of window) {
    const wilds = timesIn(column, machine.wild);
    if (wilds === 0) break;
    count += 1;
    ways *= wilds;
  }
  return { count, ways: count > 0 ? ways : 0 };
}
