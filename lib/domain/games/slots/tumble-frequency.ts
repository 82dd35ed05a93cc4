import { type Fraction, fraction } from '../odds/fraction';
import type { SlotMachine } from './machine';
import { scatterMultiple } from './scatter';
import { tallyTumbles, type TumbleTally } from './tumble-tally';
import { paidByWays } from './way-return';

/** Exact frequency and return of tumbles, over all rounds. */
export interface TumbleFrequency {
  /** `reached[n]` is the share of rounds with at least `n + 1` tumbles, up to the longest cascade. */
  readonly reached: readonly Fraction[];
  /** Average tumbles per round, rounds without any included. */
  readonly tumblesPerRound: Fraction;
  /** Average pay of the ways of windows after a tumble, in whole stakes. */
  readonly paid: Fraction;
  /** Average pay of scatters, in whole stakes. */
  readonly scatter: Fraction;
}

/**
 * Computes the frequency of tumbles. The pay of ways in the window at the stops follows from the symbol counts of the strips
 * (`way-return.ts`); the rest of what ways pay is that of tumbles.
 */
export function tumbleFrequency(machine: SlotMachine): TumbleFrequency {
  const tally = tallyTumbles(machine);
  const sumOf = (of: (each: TumbleTally) => number) =>
    tally.reduce((sum, each) => sum + BigInt(each.combinations) * BigInt(of(each)), 0n);
  const combinations = sumOf(() => 1);
  const longest = tally.reduce((most, { tumbles }) => Math.max(most, tumbles), 0);
  const perRound = (sum: bigint) => fraction(sum, combinations);
  const paid = sumOf((each) => each.paid) - paidByWays(machine, machine.reels);
  return {
    reached: Array.from({ length: longest }, (_, at) =>
      perRound(sumOf(({ tumbles }) => (tumbles > at ? 1 : 0))),
    ),
    tumblesPerRound: perRound(sumOf(({ tumbles }) => tumbles)),
    paid: fraction(paid, combinations * BigInt(machine.stakeParts)),
    scatter: perRound(sumOf(({ scatters }) => scatterMultiple(machine, scatters))),
  };
}
