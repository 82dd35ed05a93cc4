import type { Coin } from '#domain/money/coin';
import { cascadeFrom } from './cascade';
import { payingClusters, type Position } from './clusters';
import type { SlotMachine } from './machine';
import { awardFor, basePhase, type Phase } from './phase';
import { priceOf } from './price';
import { shownAt } from './reel-windows';
import type { RespinsOutcome } from './respins';
import { bestRun } from './run';
import { scatterMultiple, scattersIn } from './scatter';
import { tumblesOf } from './tumble-rules';
import { payingWays } from './ways';

/** A line that pays: `line` is its index in the machine's lines (0 is the first), `payout` in the coin's smallest unit. */
export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly payout: number;
}

/** A symbol that pays by ways; `payout` is the sum of all its ways, in the coin's smallest unit. */
export interface WayWin {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly payout: number;
}

/** A cluster that pays; `payout` in the coin's smallest unit. */
export interface ClusterWin {
  readonly symbol: string;
  readonly count: number;
  /** Its positions, reel by reel from the top, wilds included. */
  readonly positions: readonly Position[];
  readonly payout: number;
}

/** Pay of all scatters; `payout` in the coin's smallest unit. */
export interface ScatterWin {
  readonly symbol: string;
  readonly count: number;
  readonly payout: number;
}

/** One spin: its stops, its window and its wins. */
export interface SpinOutcome {
  /** The strip position in row 0, one per reel. */
  readonly stops: readonly number[];
  /** Symbol ids as `window[reel][row]`, row 0 at the top, with wilds expanded. */
  readonly window: readonly (readonly string[])[];
  /** In the order of the machine's lines; at most one win per line. */
  readonly lineWins: readonly LineWin[];
  /**
   * In the order of the machine's symbols; at most one win per symbol, and none on a machine with lines or clusters. Those of later windows
   * follow from the stops (`cascadeFrom`).
   */
  readonly wayWins: readonly WayWin[];
  /** In the order of the machine's symbols; absent on a machine that pays by lines or ways. */
  readonly clusterWins?: readonly ClusterWin[] | undefined;
  readonly scatterWin: ScatterWin | null;
  /** 1 in the base spin, the feature's in a free spin; all payouts here include it. */
  readonly multiplier: number;
  /** Free spins that this spin has added. */
  readonly freeSpinsWon: number;
  /** Respins that followed the spin; absent when none did. */
  readonly respins?: RespinsOutcome | undefined;
  /** Number of tumbles that followed the stops; absent when none did. */
  readonly tumbles?: number | undefined;
  /** Sum of all wins, respins and tumbles included, in the coin's smallest unit. */
  readonly payout: number;
}

type Window = SpinOutcome['window'];

/** Whether the machine offers this whole stake, in the coin's smallest unit. */
export function isOfferedStake(machine: SlotMachine, coin: Coin, stake: number): boolean {
  return machine.stakes[coin].includes(stake);
}

/**
 * Prices one spin: its window, every line, way or cluster that pays, and the pay and award of scatters.
 *
 * @param stops  the strip position in row 0 of each reel
 * @param stake  whole stake of the round in the coin's smallest unit, split evenly into the machine's stake parts
 * @param phase  parameters of the spin. @default those of the base spin
 * @returns the outcome; its payouts are integers, since each is a whole multiple of the stake or of a stake part. `freeSpinsWon` ignores
 *   the limit of a round, which the round itself applies
 * @throws RangeError when a stop is not on its strip, the stake does not split evenly, or a machine with tumbles has a feature or a phase
 *   that they exclude
 */
export function evaluateSpin(
  machine: SlotMachine,
  stops: readonly number[],
  stake: number,
  phase: Phase = basePhase(machine),
): SpinOutcome {
  const part = stake / machine.stakeParts;
  if (!Number.isSafeInteger(part) || part < 1) {
    throw new RangeError(`A stake of ${stake} does not split into ${machine.stakeParts} parts`);
  }

  const { multiplier } = phase;
  const window = windowAt(machine, phase, stops);
  if (machine.tumbles) return withTumbles(machine, { stops, window, phase }, stake);
  const priced = <Win extends { readonly pays: number }>({ pays, ...win }: Win) => ({
    ...win,
    payout: priceOf(machine, pays, stake, multiplier),
  });
  const lineWins = winsOnLines(machine, window, stake, multiplier);
  const wayWins = paysByWays(machine) ? payingWays(machine, window).map(priced) : [];
  const clusterWins = machine.clusterSizes && payingClusters(machine, window).map(priced);
  const scatters = countScatters(machine, window);
  const scatterWin = winOfScatters(machine, scatters, stake * multiplier);
  const freeSpinsWon = awardFor(phase, scatters);
  let payout = scatterWin ? scatterWin.payout : 0;
  for (const win of lineWins) payout += win.payout;
  for (const win of wayWins) payout += win.payout;
  for (const win of clusterWins ?? []) payout += win.payout;
  return {
    stops,
    window,
    lineWins,
    wayWins,
    ...(clusterWins && { clusterWins }),
    scatterWin,
    multiplier,
    freeSpinsWon,
    payout,
  };
}

/** Prices a spin with its tumbles: the ways of every window, and the scatters of the last one. */
function withTumbles(
  machine: SlotMachine,
  { stops, window, phase }: Pick<SpinOutcome, 'stops' | 'window'> & { phase: Phase },
  stake: number,
): SpinOutcome {
  const rules = tumblesOf(machine);
  if (phase.multiplier !== 1 || phase.awards.length > 0 || phase.respins)
    throw new RangeError(`The tumbles of ${machine.id} have one phase, without a multiplier of its own`);
  const cascade = cascadeFrom(machine, rules, stops);
  const [wayWins = [], ...later] = cascade.map(({ runs, multiplier }) =>
    runs.map(({ pays, ...run }) => ({ ...run, payout: priceOf(machine, pays, stake, multiplier) })),
  );
  const scatters = countScatters(machine, cascade.at(-1)?.window ?? window);
  const scatterWin = winOfScatters(machine, scatters, stake);
  let payout = scatterWin ? scatterWin.payout : 0;
  for (const win of wayWins) payout += win.payout;
  for (const win of later.flat()) payout += win.payout;
  const outcome = {
    stops,
    window,
    lineWins: [],
    wayWins,
    scatterWin,
    multiplier: 1,
    freeSpinsWon: 0,
    payout,
  };
  const tumbles = cascade.length - 1;
  return tumbles > 0 ? { ...outcome, tumbles } : outcome;
}

/**
 * Returns the symbols by which the reels pay at these stops, as `window[reel][row]`.
 *
 * @throws RangeError when a stop is not on its strip
 */
function windowAt(machine: SlotMachine, { reels }: Phase, stops: readonly number[]): Window {
  if (stops.length !== reels.length) {
    throw new RangeError(`${machine.id} has ${reels.length} reels, not ${stops.length}`);
  }
  return reels.map((strip, reel) => {
    const stop = stops[reel] as number;
    if (strip[stop] === undefined) throw new RangeError(`Reel ${reel} of ${machine.id} has no stop ${stop}`);
    return shownAt(machine, strip, stop);
  });
}

/** Counts the visible scatters. */
function countScatters(machine: SlotMachine, window: Window): number {
  return window.reduce((total, symbols) => total + scattersIn(machine, symbols), 0);
}

function winsOnLines(machine: SlotMachine, window: Window, stake: number, multiplier: number): LineWin[] {
  const wins: LineWin[] = [];
  // One list for all lines: a list for each would be half of what a spin allocates.
  const symbols = window.map(() => '');
  machine.lines.forEach((rows, line) => {
    for (let reel = 0; reel < symbols.length; reel += 1)
      symbols[reel] = window[reel]?.[rows[reel] as number] as string;
    const { symbol, count, pays } = bestRun(machine, symbols);
    if (pays > 0) wins.push({ line, symbol, count, payout: priceOf(machine, pays, stake, multiplier) });
  });
  return wins;
}

/** Whether the machine pays neither by lines nor by clusters. */
function paysByWays({ lines, clusterSizes }: SlotMachine): boolean {
  return lines.length === 0 && !clusterSizes;
}

function winOfScatters(machine: SlotMachine, count: number, stake: number): ScatterWin | null {
  const multiple = scatterMultiple(machine, count);
  return multiple > 0 ? { symbol: machine.scatter.symbol, count, payout: multiple * stake } : null;
}
