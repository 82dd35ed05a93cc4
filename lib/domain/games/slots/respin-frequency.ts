import { type Fraction, fraction, plus, times } from '../odds/fraction';
import type { RespinRules, SlotMachine } from './machine';
import { meanRespinPay, respinOdds } from './respin-odds';
import { symbolWays } from './scatter';

/** Exact frequency and return of respins, over all rounds. */
export interface RespinFrequency {
  /** Share of rounds with respins. */
  readonly triggerRate: Fraction;
  /** Average respins per round, rounds without any included. */
  readonly respinsPerRound: Fraction;
  /** Share of rounds that fill the window. */
  readonly fullRate: Fraction;
  /** Average pay of respins per round, in whole stakes. */
  readonly paid: Fraction;
}

/** Computes the frequency of respins from the symbol counts of the base strips and the odds of each start. */
export function respinFrequency(machine: SlotMachine, rules: RespinRules): RespinFrequency {
  const positions = positionsIn(machine);
  const ways = symbolWays(machine, machine.reels, rules.symbol);
  const combinations = BigInt(ways.reduce((sum, each) => sum + each, 0));
  const starts = ways.flatMap((each, held) =>
    held >= rules.from && each > 0 ? [{ held, chance: fraction(BigInt(each), combinations) }] : [],
  );
  const average = (of: (held: number) => Fraction) =>
    starts.reduce((sum, { held, chance }) => plus(sum, times(chance, of(held))), fraction(0n, 1n));
  return {
    triggerRate: average(() => fraction(1n, 1n)),
    respinsPerRound: average((held) => respinOdds(rules, positions, held).respins),
    fullRate: average((held) => respinOdds(rules, positions, held).ends.get(positions) ?? fraction(0n, 1n)),
    paid: average((held) => meanRespinPay(rules, positions, held)),
  };
}

/** Number of positions in the window of a machine. */
export function positionsIn({ reels, rows }: Pick<SlotMachine, 'reels' | 'rows'>): number {
  return reels.length * rows;
}
