import { countBits } from '../bits';
import type { SlotMachine } from '../machine';
import type { LineReel, LineSet } from './line-reels';
import { payOf, type RunRows, wildOf } from './run-rows';

/** Lines whose run is still open, all with the same row of pays. */
export interface OpenRun {
  readonly row: number;
  readonly lines: LineSet;
}

/** All lines of a window, read on some reels from the left. */
export interface LinePrefix {
  /** Their pay if no run continues. */
  readonly pays: number;
  readonly open: readonly OpenRun[];
  /** Lines that have shown only wilds. */
  readonly wilds: LineSet;
}

/** All lines before the first reel: none has shown anything but wilds. */
export function unreadLines(machine: SlotMachine): LinePrefix {
  return { pays: 0, open: [], wilds: machine.lines.reduce((set, _, line) => set | (1 << line), 0) };
}

/**
 * Reads all lines on one more reel.
 *
 * A line of wilds that meets another symbol becomes a run of that symbol, a run that the reel does not continue is dropped, and a continued
 * run adds the difference in pay of one more symbol, which may be negative.
 */
export function readReel(
  machine: SlotMachine,
  rows: RunRows,
  prefix: LinePrefix,
  { reel, at }: { reel: LineReel; at: number },
  stop: number,
): LinePrefix {
  const wild = wildOf(machine);
  const wilds = prefix.wilds & reel.shows(wild, stop);
  const lines = new Map<number, LineSet>();
  let { pays } = prefix;
  for (const symbol of reel.symbolsAt(stop)) {
    const begun = symbol === wild ? 0 : prefix.wilds & reel.shows(symbol, stop);
    if (begun !== 0) keep(rows.rowOf(symbol, at), begun, 0);
  }
  for (const run of prefix.open) {
    const { symbol, pays: paysOfRow } = rows.rows[run.row]!;
    const kept = run.lines & (reel.shows(symbol, stop) | reel.shows(wild, stop));
    keep(run.row, kept, paysOfRow[at - 1] as number);
  }
  if (at === machine.reels.length - 1) pays += countBits(wilds) * payOf(machine, wild, machine.reels.length);
  return { pays, open: [...lines].map(([row, set]) => ({ row, lines: set })), wilds };

  function keep(row: number, set: LineSet, paidBefore: number): void {
    const paysOfRow = rows.rows[row]!.pays;
    pays += countBits(set) * ((paysOfRow[at] as number) - paidBefore);
    const mayPayMore = paysOfRow.slice(at + 1).some((pay) => pay !== paysOfRow[at]);
    if (set !== 0 && mayPayMore) lines.set(row, (lines.get(row) ?? 0) | set);
  }
}
