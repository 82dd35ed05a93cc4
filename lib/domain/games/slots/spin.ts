import type { Draws } from '#domain/fairness/draws';
import type { Coin } from '#domain/money/coin';
import type { SlotMachine } from './machine';
import { symbolsAt } from './reel-windows';
import { bestRun } from './run';
import { scatterMultiple, scattersIn } from './scatter';

/** A line that pays: `line` is its index in the machine's lines (0 is the first), `payout` in the coin's smallest unit. */
export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly payout: number;
}

/** What the scatters pay together; `payout` in the coin's smallest unit. */
export interface ScatterWin {
  readonly symbol: string;
  readonly count: number;
  readonly payout: number;
}

/** One spin, fully told: where the reels stopped, what shows, what pays. */
export interface SpinOutcome {
  /** The strip position showing in row 0, one a reel. */
  readonly stops: readonly number[];
  /** Symbol ids as `window[reel][row]`, row 0 at the top. */
  readonly window: readonly (readonly string[])[];
  /** In the order of the machine's lines; at most one win a line. */
  readonly lineWins: readonly LineWin[];
  readonly scatterWin: ScatterWin | null;
  /** All wins together, in the coin's smallest unit. */
  readonly payout: number;
}

type Window = SpinOutcome['window'];

/** Tells whether the machine offers this whole-spin stake, in the coin's smallest unit. */
export function isOfferedStake(machine: SlotMachine, coin: Coin, stake: number): boolean {
  return machine.stakes[coin].includes(stake);
}

/** Draws where each reel stops: one draw a reel, from left to right, every position of the strip equally likely. */
export function drawStops(machine: SlotMachine, draws: Draws): number[] {
  return machine.reels.map((strip) => draws.below(strip.length));
}

/**
 * Prices one spin: what shows at these stops, every line that pays and what the scatters pay.
 *
 * @param stops  the strip position in row 0 of each reel
 * @param stake  whole-spin stake in the coin's smallest unit, split evenly over the lines
 * @returns the outcome; its payouts are integers, since each is a whole multiple of the stake or of the line stake
 * @throws RangeError if a stop is not on its strip or the stake does not split evenly (our bug, never the player's)
 */
export function evaluateSpin(machine: SlotMachine, stops: readonly number[], stake: number): SpinOutcome {
  const lineStake = stake / machine.lines.length;
  if (!Number.isSafeInteger(lineStake) || lineStake < 1) {
    throw new RangeError(`A stake of ${stake} does not split over ${machine.lines.length} lines`);
  }

  const window = windowAt(machine, stops);
  const lineWins = winsOnLines(machine, window, lineStake);
  const scatterWin = winOfScatters(machine, window, stake);
  let payout = scatterWin ? scatterWin.payout : 0;
  for (const win of lineWins) payout += win.payout;
  return { stops: [...stops], window, lineWins, scatterWin, payout };
}

function windowAt(machine: SlotMachine, stops: readonly number[]): Window {
  if (stops.length !== machine.reels.length) {
    throw new RangeError(`${machine.id} has ${machine.reels.length} reels, not ${stops.length}`);
  }
  return machine.reels.map((strip, reel) => {
    const stop = stops[reel] as number;
    if (strip[stop] === undefined) throw new RangeError(`Reel ${reel} of ${machine.id} has no stop ${stop}`);
    return symbolsAt(strip, stop, machine.rows);
  });
}

function winsOnLines(machine: SlotMachine, window: Window, lineStake: number): LineWin[] {
  const wins: LineWin[] = [];
  machine.lines.forEach((rows, line) => {
    const { symbol, count, pays } = bestRun(machine, symbolsOn(window, rows));
    if (pays > 0) wins.push({ line, symbol, count, payout: pays * lineStake });
  });
  return wins;
}

function symbolsOn(window: Window, rows: readonly number[]): string[] {
  return rows.map((row, reel) => window[reel]?.[row] as string);
}

function winOfScatters(machine: SlotMachine, window: Window, stake: number): ScatterWin | null {
  const count = window.reduce((total, symbols) => total + scattersIn(machine, symbols), 0);
  const multiple = scatterMultiple(machine, count);
  return multiple > 0 ? { symbol: machine.scatter.symbol, count, payout: multiple * stake } : null;
}
