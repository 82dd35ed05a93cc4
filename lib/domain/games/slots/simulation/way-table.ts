import type { SlotMachine } from '../machine';
import { shownAt } from '../reel-windows';

/** A machine that pays by ways as tables: the pay and the open ways of every head, and what reels 4 and 5 add. */
export interface WayTable {
  /** By head, two numbers each: its own pay, and the index of its open ways below; plus one entry at the end. */
  readonly heads: Int32Array;
  /** The symbol's row, its picks with wilds, and those of them with wilds only (see `ways.ts`). */
  readonly openRows: Uint8Array;
  readonly openPicks: Int32Array;
  readonly openWilds: Int32Array;
  readonly fourth: WayReel;
  readonly fifth: WayReel;
  /** By row: pay of one way of three, four and five symbols. */
  readonly pays: readonly [Int32Array, Int32Array, Int32Array];
}

/** Number of rows of a reel that match each symbol of the pay table, `[row × length + stop]`, and how many of them are wild. */
interface WayReel {
  readonly length: number;
  readonly fits: Uint8Array;
  readonly wilds: Uint8Array;
}

/** The matching picks of one symbol on some reels from the left. */
interface OpenWays {
  readonly row: number;
  readonly picks: number;
  readonly wilds: number;
}

const headReels = 3;

/** Compiles every head of a machine that pays by ways on up to five reels. */
export function wayTable(machine: SlotMachine): WayTable {
  const paying = machine.symbols.filter((symbol) => symbol in machine.payTable);
  const reels = Array.from({ length: 5 }, (_, at) => wayReel(machine, paying, machine.reels[at]));
  const payOf = (row: number, count: number) => machine.payTable[paying[row] as string]?.[count - 1] ?? 0;
  const heads: number[] = [];
  const open: OpenWays[] = [];
  readHeads(
    0,
    0,
    paying.map((symbol, row) => ({ row, picks: 1, wilds: symbol === machine.wild ? 0 : 1 })),
  );
  heads.push(0, open.length);

  return {
    heads: Int32Array.from(heads),
    openRows: Uint8Array.from(open, ({ row }) => row),
    openPicks: Int32Array.from(open, ({ picks }) => picks),
    openWilds: Int32Array.from(open, ({ wilds }) => wilds),
    fourth: reels[3] as WayReel,
    fifth: reels[4] as WayReel,
    pays: [3, 4, 5].map((count) => Int32Array.from(paying, (_, row) => payOf(row, count))) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ],
  };

  function readHeads(at: number, paid: number, ways: readonly OpenWays[]): void {
    if (at === headReels) {
      heads.push(paid, open.length);
      open.push(...ways);
      return;
    }
    const reel = reels[at] as WayReel;
    for (let stop = 0; stop < reel.length; stop += 1) {
      const onward = ways.flatMap((each) => extendWays(each, reel, stop));
      readHeads(
        at + 1,
        paid +
          sumOf(onward, at + 1) -
          sumOf(
            onward.map(({ before }) => before),
            at,
          ),
        onward,
      );
    }
  }

  /** Pay of ways with this length in reels. */
  function sumOf(ways: readonly OpenWays[], count: number): number {
    return ways.reduce((total, { row, picks, wilds }) => total + (picks - wilds) * payOf(row, count), 0);
  }
}

function extendWays(before: OpenWays, reel: WayReel, stop: number): (OpenWays & { before: OpenWays })[] {
  const fits = reel.fits[before.row * reel.length + stop] as number;
  if (fits === 0) return [];
  const wilds = before.wilds * (reel.wilds[stop] as number);
  return [{ row: before.row, picks: before.picks * fits, wilds, before }];
}

/** Reads one reel; a missing reel matches nothing at its only stop. */
function wayReel(
  machine: SlotMachine,
  paying: readonly string[],
  strip: readonly string[] | undefined,
): WayReel {
  const windows = strip?.map((_, stop) => shownAt(machine, strip, stop)) ?? [[]];
  const timesIn = (window: readonly string[], symbol: string) =>
    window.filter((each) => each === symbol).length;
  const wilds = windows.map((window) => timesIn(window, machine.wild));
  const fits = paying.flatMap((symbol) =>
    windows.map(
      (window, stop) => timesIn(window, symbol) + (symbol === machine.wild ? 0 : (wilds[stop] as number)),
    ),
  );
  return { length: windows.length, fits: Uint8Array.from(fits), wilds: Uint8Array.from(wilds) };
}
