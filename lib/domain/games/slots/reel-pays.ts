import type { SlotMachine } from './machine';
import { reelWindows } from './reel-windows';
import type { SpecialCounts } from './special-counts';
import { winReader } from './win-reader';

/** A window of a reel, with symbols as indexes into the machine's list. */
interface Column {
  readonly shown: readonly number[];
  readonly stops: number;
  /** Of scatters and symbols to hold (`special-counts.ts`). */
  readonly count: number;
}

/** Windows of the first reels which leave the same wins open, and paid and counted the same. */
interface FirstReels {
  /** One of them. */
  readonly columns: readonly Column[];
  readonly paid: number;
  readonly count: number;
  ways: number;
}

/**
 * Counts the combinations of a machine with lines or ways, by count of special symbols, then by their pay in stake parts.
 *
 * Walks the distinct windows from the left. Most leave nothing open after three reels; then only the remaining special symbols matter, which
 * are counted at once. Of those that leave the same open after the middle reel, one is continued for all. 45 stops per reel take a fraction
 * of a second.
 */
export function reelPays(
  machine: SlotMachine,
  strips: readonly (readonly string[])[],
  special: SpecialCounts,
): Map<number, Map<number, number>> {
  const reader = winReader(machine);
  const columns = strips.map((strip) => columnsOf(machine, special, strip));
  const countsToCome = [...strips, null].map((_, reel) => special.ways(strips.slice(reel)));
  const counts = new Map<number, Map<number, number>>();
  for (const [count] of countsToCome[0] as ReturnType<SpecialCounts['ways']>) counts.set(count, new Map());
  const middle = Math.ceil(strips.length / 2);
  const chosen: Column[] = [];
  const halves = new Map<string, FirstReels>();

  function visit(reel: number, end: number, paid: number, count: number, ways: number): void {
    if (reader.isSettled(reel) || reel === columns.length) tally(reel, paid, count, ways);
    else if (reel === end) keep(paid, count, ways);
    else
      for (const column of columns[reel] as Column[]) {
        const paidHere = reader.read(reel, column.shown);
        chosen[reel] = column;
        visit(reel + 1, end, paid + paidHere, count + column.count, ways * column.stops);
      }
  }

  function tally(reel: number, paid: number, count: number, ways: number): void {
    for (const [more, waysToCome] of countsToCome[reel] as ReturnType<SpecialCounts['ways']>) {
      const counted = counts.get(count + more) as Map<number, number>;
      counted.set(paid, (counted.get(paid) ?? 0) + ways * waysToCome);
    }
  }

  function keep(paid: number, count: number, ways: number): void {
    const key = `${reader.openAfter(middle)} ${paid} ${count}`;
    const half = halves.get(key);
    if (half) half.ways += ways;
    else halves.set(key, { columns: chosen.slice(0, middle), paid, count, ways });
  }

  visit(0, middle, 0, 0, 1);
  for (const { columns: first, paid, count, ways } of halves.values()) {
    for (const [reel, { shown }] of first.entries()) reader.read(reel, shown);
    visit(middle, columns.length, paid, count, ways);
  }
  return counts;
}

function columnsOf(machine: SlotMachine, special: SpecialCounts, strip: readonly string[]): Column[] {
  return reelWindows(machine, strip).map(({ symbols, stops }) => ({
    shown: symbols.map((symbol) => machine.symbols.indexOf(symbol)),
    stops,
    count: special.of(symbols),
  }));
}
