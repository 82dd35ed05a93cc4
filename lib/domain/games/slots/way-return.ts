import type { SlotMachine } from './machine';
import { shownAt } from './reel-windows';

type Strips = SlotMachine['reels'];

/**
 * Computes the total pay of all ways over all combinations of these strips, in stake parts, without enumerating them.
 *
 * The ways of a symbol are a difference of two products over the reels (see `payingWays`), and reels stop independently: summed over all
 * combinations with a run of `count`, each product is a product of sums over the stops of the first `count` reels, times the stops of the
 * next reel that end the run, times all stops of the others.
 */
export function paidByWays(machine: SlotMachine, strips: Strips): bigint {
  let paid = 0n;
  for (const symbol of machine.symbols) {
    const pays = machine.payTable[symbol] ?? [];
    const reels = strips.map((strip) => tallyReel(machine, symbol, strip));
    pays.slice(0, reels.length).forEach((pay, index) => {
      if (pay > 0) paid += BigInt(pay) * waysOfRun(reels, index + 1);
    });
  }
  return paid;
}

/** Totals of one reel over all its stops: the number of rows that match a symbol's run. */
interface ReelTally {
  readonly stops: bigint;
  /** Stops at which no row matches, so that a run ends before this reel. */
  readonly endings: bigint;
  readonly fitting: bigint;
  /** The same for rows that show the wild, as far as picks of wilds alone are not the symbol's. */
  readonly wilds: bigint;
}

function waysOfRun(reels: readonly ReelTally[], count: number): bigint {
  const run = reels.slice(0, count);
  const fitting = run.reduce((product, reel) => product * reel.fitting, 1n);
  const ofWildsAlone = run.reduce((product, reel) => product * reel.wilds, 1n);
  const rest = reels
    .slice(count)
    .reduce((product, reel, index) => product * (index === 0 ? reel.endings : reel.stops), 1n);
  return (fitting - ofWildsAlone) * rest;
}

function tallyReel(machine: SlotMachine, symbol: string, strip: readonly string[]): ReelTally {
  const isWild = symbol === machine.wild;
  let [endings, fitting, wilds] = [0, 0, 0];
  strip.forEach((_, stop) => {
    const shown = shownAt(machine, strip, stop);
    const fittingHere = shown.filter((each) => each === symbol || each === machine.wild).length;
    if (fittingHere === 0) endings += 1;
    fitting += fittingHere;
    if (!isWild) wilds += shown.filter((each) => each === machine.wild).length;
  });
  return {
    stops: BigInt(strip.length),
    endings: BigInt(endings),
    fitting: BigInt(fitting),
    wilds: BigInt(wilds),
  };
}
