import type { SlotMachine } from '../machine';
import { bestRun } from '../run';
import { readReel, unreadLines } from './line-prefix';
import { type LineReel, lineReel } from './line-reels';
import { type RunRows, runRows } from './run-rows';

/**
 * A machine with lines as tables: the pay and the open runs of every head, and the lines that reels 4 and 5 continue.
 *
 * Runs are stored as sets of lines, one bit per line; a run of a row continues along `lines & fourthLines[…] & fifthLines[…]`.
 */
export interface LineTable {
  /** By head, two numbers each: its own pay, and the index of its runs in the next two arrays; plus one entry at the end. */
  readonly heads: Int32Array;
  readonly runLines: Int32Array;
  readonly runRows: Uint16Array;
  /** `[row × length + stop]`; row 0, lines of wilds alone, continues with any symbol. */
  readonly fourthLines: Int32Array;
  readonly fifthLines: Int32Array;
  readonly fourthLength: number;
  readonly fifthLength: number;
  /** By row: the pay that a fourth symbol adds to three, and a fifth to four. */
  readonly fourthAdds: Int32Array;
  readonly fifthAdds: Int32Array;
  readonly afterWilds: AfterWilds;
}

/** Pay of a line that shows three wilds: `pays[(symbol on reel 4) × symbols + symbol on reel 5]`, symbols found by line. */
interface AfterWilds {
  readonly symbols: number;
  /** `[line × length + stop]`, the symbol's index, or the number of symbols on a missing reel. */
  readonly fourth: Uint8Array;
  readonly fifth: Uint8Array;
  readonly pays: Int32Array;
}

const headReels = 3;

/** Compiles every head of a machine with 1 to 32 lines on up to five reels. */
export function lineTable(machine: SlotMachine): LineTable {
  const reels = Array.from({ length: 5 }, (_, at) => lineReel(machine, machine.reels[at], at));
  const rows = runRows(machine);
  const heads: number[] = [];
  const runs: { lines: number; row: number }[] = [];
  readHeads(0, unreadLines(machine));
  heads.push(0, runs.length);

  const [fourth, fifth] = reels.slice(headReels) as [LineReel, LineReel];
  return {
    heads: Int32Array.from(heads),
    runLines: Int32Array.from(runs, ({ lines }) => lines),
    runRows: Uint16Array.from(runs, ({ row }) => row),
    fourthLines: linesOfRows(machine, rows, fourth),
    fifthLines: linesOfRows(machine, rows, fifth),
    fourthLength: fourth.length,
    fifthLength: fifth.length,
    fourthAdds: stepsOfRows(rows, headReels),
    fifthAdds: stepsOfRows(rows, headReels + 1),
    afterWilds: afterWilds(machine, fourth, fifth),
  };

  function readHeads(at: number, prefix: ReturnType<typeof unreadLines>): void {
    if (at === headReels) {
      heads.push(prefix.pays, runs.length);
      runs.push(...prefix.open);
      if (prefix.wilds !== 0 && machine.reels.length > headReels) runs.push({ lines: prefix.wilds, row: 0 });
      return;
    }
    const reel = reels[at] as LineReel;
    for (let stop = 0; stop < reel.length; stop += 1) {
      readHeads(
        at + 1,
        at < machine.reels.length ? readReel(machine, rows, prefix, { reel, at }, stop) : prefix,
      );
    }
  }
}

function linesOfRows(machine: SlotMachine, { rows }: RunRows, reel: LineReel): Int32Array {
  const wild = machine.symbols.indexOf(machine.wild);
  const lines = rows.flatMap(({ symbol }, row) =>
    stopsOf(reel).map((stop) => (row === 0 ? -1 : reel.shows(symbol, stop) | reel.shows(wild, stop))),
  );
  return Int32Array.from(lines);
}

function stepsOfRows({ rows }: RunRows, at: number): Int32Array {
  return Int32Array.from(rows, ({ pays }) => (pays[at] ?? 0) - (pays[at - 1] ?? 0));
}

function afterWilds(machine: SlotMachine, fourth: LineReel, fifth: LineReel): AfterWilds {
  const names = [...machine.symbols, undefined];
  const pays = names.flatMap((onFourth) =>
    names.map((onFifth) => {
      const line = [machine.wild, machine.wild, machine.wild, onFourth, onFifth];
      return bestRun(machine, line.slice(0, machine.reels.length) as string[]).pays;
    }),
  );
  return {
    symbols: names.length,
    fourth: symbolsOfLines(machine, fourth),
    fifth: symbolsOfLines(machine, fifth),
    pays: Int32Array.from(pays),
  };
}

function symbolsOfLines(machine: SlotMachine, reel: LineReel): Uint8Array {
  const symbols = machine.lines.flatMap((_, line) =>
    stopsOf(reel).map((stop) => {
      const symbol = reel.symbolsAt(stop).find((each) => (reel.shows(each, stop) >>> line) & 1);
      return symbol ?? machine.symbols.length;
    }),
  );
  return Uint8Array.from(symbols);
}

function stopsOf({ length }: LineReel): number[] {
  return Array.from({ length }, (_, stop) => stop);
}
