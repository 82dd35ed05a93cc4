import { lineReader } from './line-reader';
import type { SlotMachine } from './machine';
import { reelWindows } from './reel-windows';
import { scatterMultiple, scattersIn, scatterWays } from './scatter';

/** A payout in line stakes and how many of the machine's combinations pay exactly that. */
export interface PayFrequency {
  readonly lineStakes: number;
  readonly combinations: number;
}

/** What a reel can show, with symbols as indexes into the machine's list. */
interface Column {
  readonly symbols: readonly number[];
  readonly stops: number;
  readonly scatters: number;
}

/** The lines whose run is still open after some reels, with each one's state in the line reader. */
interface OpenLines {
  count: number;
  readonly line: Int32Array;
  readonly state: Int32Array;
}

/**
 * Counts every combination of the machine by what it pays, exactly.
 *
 * Walks the reels from the left over their different windows. Most prefixes leave no line open after three reels; then
 * only the scatters to come matter, and those are counted in one go. 40 stops a reel take a fraction of a second.
 *
 * @returns payouts that occur, rising; their combinations add up to the product of the strips' lengths
 */
export function payDistribution(machine: SlotMachine): PayFrequency[] {
  const { next, symbols } = lineReader(machine);
  const columns = machine.reels.map((strip) => columnsOf(machine, strip));
  const scattersToCome = [...machine.reels, null].map((_, reel) =>
    scatterWays(machine, machine.reels.slice(reel)),
  );
  const openAfter = [...machine.reels, null].map(() => openLines(machine.lines.length));
  const combinationsByPay = new Map<number, number>();

  function tally(reel: number, paid: number, scatters: number, ways: number): void {
    scattersToCome[reel]?.forEach((waysToCome, count) => {
      if (waysToCome === 0) return;
      const pays = paid + scatterMultiple(machine, scatters + count) * machine.lines.length;
      combinationsByPay.set(pays, (combinationsByPay.get(pays) ?? 0) + ways * waysToCome);
    });
  }

  function readOn(reel: number, column: Column): number {
    const open = openAfter[reel] as OpenLines;
    const still = openAfter[reel + 1] as OpenLines;
    let paid = 0;
    still.count = 0;
    for (let each = 0; each < open.count; each += 1) {
      const line = open.line[each] as number;
      const symbol = column.symbols[machine.lines[line]?.[reel] as number] as number;
      const state = next[(open.state[each] as number) * symbols + symbol] as number;
      if (state < 0) paid += -1 - state;
      else {
        still.line[still.count] = line;
        still.state[still.count] = state;
        still.count += 1;
      }
    }
    return paid;
  }

  function visit(reel: number, paid: number, scatters: number, ways: number): void {
    if (openAfter[reel]?.count === 0) {
      tally(reel, paid, scatters, ways);
      return;
    }
    for (const column of columns[reel] ?? []) {
      const paidHere = readOn(reel, column);
      visit(reel + 1, paid + paidHere, scatters + column.scatters, ways * column.stops);
    }
  }

  visit(0, 0, 0, 1);
  return [...combinationsByPay]
    .map(([lineStakes, combinations]) => ({ lineStakes, combinations }))
    .sort((left, right) => left.lineStakes - right.lineStakes);
}

function columnsOf(machine: SlotMachine, strip: readonly string[]): Column[] {
  return reelWindows(machine, strip).map(({ symbols, stops }) => ({
    symbols: symbols.map((symbol) => machine.symbols.indexOf(symbol)),
    stops,
    scatters: scattersIn(machine, symbols),
  }));
}

/** Every line, all in the reader's first state; deeper reels overwrite theirs. */
function openLines(count: number): OpenLines {
  return { count, line: Int32Array.from({ length: count }, (_, line) => line), state: new Int32Array(count) };
}
