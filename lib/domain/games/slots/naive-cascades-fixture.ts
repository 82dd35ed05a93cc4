import type { SlotMachine } from './machine';

/** A cascade as the written rules play it. */
export interface NaiveCascade {
  readonly stops: readonly number[];
  /** Symbols as `windows[n][reel][row]` after `n` tumbles. */
  readonly windows: readonly (readonly (readonly string[])[])[];
  /** Pay of the ways of each window in stake parts, with its multiplier. */
  readonly pays: readonly number[];
  readonly scatters: number;
}

/** A reel as a pile of symbols: the window shows the lowest ones, and what is above them falls when some are taken out. */
function pileAt({ rows, tumbles }: SlotMachine, strip: readonly string[], stop: number): string[] {
  const symbols = rows * (tumbles!.most + 1);
  return Array.from({ length: symbols }, (_, height) => strip.at((stop + rows - 1 - height) % strip.length)!);
}

/** Every pick of one row per reel on as many reels as a symbol reaches. */
function picksOf(columns: readonly (readonly string[])[]): string[][] {
  return columns.reduce<string[][]>(
    (picks, column) => picks.flatMap((pick) => column.map((symbol) => [...pick, symbol])),
    [[]],
  );
}

function readWindow(machine: SlotMachine, window: readonly (readonly string[])[]) {
  const winners = Object.entries(machine.payTable).flatMap(([symbol, pays]) => {
    const fitting = [symbol, machine.wild];
    const accepted = symbol === machine.wild ? [symbol] : fitting;
    const firstWithout = window.findIndex((column) => column.every((each) => !accepted.includes(each)));
    const count = firstWithout < 0 ? window.length : firstWithout;
    const ways = picksOf(window.slice(0, count)).filter(
      (pick) => pick.every((each) => accepted.includes(each)) && pick.includes(symbol),
    );
    const paid = (pays[count - 1] ?? 0) * ways.length;
    return paid > 0 ? [{ fitting, count, paid }] : [];
  });
  const isTaken = (reel: number, symbol: string) =>
    winners.some(({ fitting, count }) => reel < count && fitting.includes(symbol));
  return { paid: winners.reduce((sum, each) => sum + each.paid, 0), isTaken };
}

/** Plays one cascade from its stops, without code of the engine. */
export function naiveCascade(machine: SlotMachine, stops: readonly number[]): NaiveCascade {
  const { multipliers, most } = machine.tumbles!;
  let piles = machine.reels.map((strip, reel) => pileAt(machine, strip, stops[reel]!));
  const windows: string[][][] = [];
  const pays: number[] = [];
  for (let isOver = false; !isOver;) {
    windows.push(piles.map((pile) => pile.slice(0, machine.rows).reverse()));
    const window = windows.at(-1)!;
    const { paid, isTaken } = readWindow(machine, window);
    isOver = paid === 0 || pays.length === most;
    if (!isOver) {
      pays.push(paid * (multipliers[pays.length] ?? multipliers.at(-1)!));
      piles = piles.map((pile, reel) =>
        pile.filter((symbol, height) => height >= machine.rows || !isTaken(reel, symbol)),
      );
    }
  }
  const scatters = windows
    .at(-1)!
    .flat()
    .filter((symbol) => symbol === machine.scatter.symbol).length;
  return { stops, windows, pays, scatters };
}

/** Plays the cascade of every combination of stops. */
export function everyNaiveCascade(machine: SlotMachine): NaiveCascade[] {
  return machine.reels
    .reduce<number[][]>(
      (combinations, strip) => combinations.flatMap((stops) => strip.map((_, stop) => [...stops, stop])),
      [[]],
    )
    .map((stops) => naiveCascade(machine, stops));
}

/** Pay of the scatters of a cascade, in whole stakes. */
export function naiveScatterPay({ scatter: { pays } }: SlotMachine, scatters: number): number {
  return scatters === 0 ? 0 : (pays[scatters - 1] ?? pays.at(-1) ?? 0);
}
