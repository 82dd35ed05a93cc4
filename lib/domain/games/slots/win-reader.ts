import { lineReader } from './line-reader';
import type { SlotMachine } from './machine';

/**
 * Reads the wins of a window reel by reel, from the left, and keeps the undecided state after each reel. A reel may be read repeatedly;
 * that overwrites the state of the reels after it.
 */
export interface WinReader {
  /** Whether further reels can add no pay after this number of reels. */
  isSettled(reels: number): boolean;
  /**
   * Reads the next reel, based on the state after the previous ones.
   *
   * @param shown  symbols by row, as indexes into the machine's symbols
   * @returns the pay that this reel decides, in stake parts
   */
  read(reel: number, shown: readonly number[]): number;
  /** Names the undecided state after this number of reels: equal states pay the same for equal further reels. */
  openAfter(reels: number): string;
}

/** Reads a machine by lines or by ways, whichever it pays by. */
export function winReader(machine: SlotMachine): WinReader {
  return machine.lines.length > 0 ? readerOfLines(machine) : readerOfWays(machine);
}

function readerOfLines(machine: SlotMachine): WinReader {
  const { next, symbols } = lineReader(machine);
  const { lines } = machine;
  const openAfter = [null, ...machine.reels].map(() => ({
    count: lines.length,
    line: Int32Array.from(lines.keys()),
    state: new Int32Array(lines.length),
  }));
  return {
    isSettled: (reels) => openAfter[reels]?.count === 0,
    read(reel, shown) {
      const open = openAfter[reel] as (typeof openAfter)[number];
      const still = openAfter[reel + 1] as (typeof openAfter)[number];
      let paid = 0;
      still.count = 0;
      for (let each = 0; each < open.count; each += 1) {
        const line = open.line[each] as number;
        const symbol = shown[lines[line]?.[reel] as number] as number;
        const state = next[(open.state[each] as number) * symbols + symbol] as number;
        if (state < 0) paid += -1 - state;
        else {
          still.line[still.count] = line;
          still.state[still.count] = state;
          still.count += 1;
        }
      }
      return paid;
    },
    openAfter(reels) {
      const { count, line, state } = openAfter[reels] as (typeof openAfter)[number];
      return `${line.subarray(0, count).join()} ${state.subarray(0, count).join()}`;
    },
  };
}

/** Keeps, for every symbol with an open run, the two products that `payingWays` describes. */
function readerOfWays(machine: SlotMachine): WinReader {
  const wild = machine.symbols.indexOf(machine.wild);
  const pays = machine.symbols.map((symbol) => machine.payTable[symbol]);
  const paying = [...pays.keys()].filter((symbol) => pays[symbol]);
  const openAfter = [null, ...machine.reels].map(() => ({
    count: paying.length,
    symbol: Int32Array.from(paying),
    ways: new Float64Array(paying.length).fill(1),
    ofWildsAlone: Float64Array.from(paying, (symbol) => (symbol === wild ? 0 : 1)),
  }));
  return {
    isSettled: (reels) => openAfter[reels]?.count === 0,
    read(reel, shown) {
      const open = openAfter[reel] as (typeof openAfter)[number];
      const still = openAfter[reel + 1] as (typeof openAfter)[number];
      const wilds = timesIn(shown, wild);
      let paid = 0;
      still.count = 0;
      for (let each = 0; each < open.count; each += 1) {
        const symbol = open.symbol[each] as number;
        const fitting = symbol === wild ? wilds : timesIn(shown, symbol) + wilds;
        let ways = open.ways[each] as number;
        let ofWildsAlone = open.ofWildsAlone[each] as number;
        if (fitting === 0) {
          if (reel > 0) paid += (pays[symbol]?.[reel - 1] ?? 0) * (ways - ofWildsAlone);
          continue;
        }
        ways *= fitting;
        ofWildsAlone *= wilds;
        if (reel === machine.reels.length - 1) paid += (pays[symbol]?.[reel] ?? 0) * (ways - ofWildsAlone);
        else {
          still.symbol[still.count] = symbol;
          still.ways[still.count] = ways;
          still.ofWildsAlone[still.count] = ofWildsAlone;
          still.count += 1;
        }
      }
      return paid;
    },
    openAfter(reels) {
      const { count, symbol, ways, ofWildsAlone } = openAfter[reels] as (typeof openAfter)[number];
      return [symbol, ways, ofWildsAlone].map((each) => each.subarray(0, count).join()).join(' ');
    },
  };
}

function timesIn(shown: readonly number[], symbol: number): number {
  let times = 0;
  for (const each of shown) if (each === symbol) times += 1;
  return times;
}
