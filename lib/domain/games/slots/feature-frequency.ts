import { type Fraction, fraction, greatestCommonDivisor } from '../odds/fraction';
import { checkFreeSpinLimit } from './free-spin-limit';
import type { FreeSpinRules, SlotMachine } from './machine';
import { awardFor, basePhase, freePhase, type Phase } from './phase';
import { scatterWays } from './scatter';

/** Exact frequency of free spins. */
export interface FeatureFrequency {
  /** Share of rounds with free spins. */
  readonly triggerRate: Fraction;
  /** Average free spins per round, rounds without any included. */
  readonly spinsPerRound: Fraction;
}

/**
 * Computes the frequency of free spins from the scatters of the strips alone.
 *
 * @throws RangeError when a round may have more free spins than exact odds are computed for
 */
export function featureFrequency(machine: SlotMachine, rules: FreeSpinRules): FeatureFrequency {
  checkFreeSpinLimit(rules.most);
  const base = awardOdds(machine, basePhase(machine));
  const started = new Map([...base.weights].filter(([award]) => award > 0));
  return {
    triggerRate: fraction(sumOf(started), base.total),
    spinsPerRound: expectedSpins(rules.most, base, awardOdds(machine, freePhase(rules))),
  };
}

/** Chances of awards: each weight is a share of the total. */
interface AwardOdds {
  /** By the number of free spins awarded. */
  readonly weights: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

function awardOdds(machine: SlotMachine, phase: Phase): AwardOdds {
  const weights = new Map<number, bigint>();
  scatterWays(machine, phase.reels).forEach((ways, scatters) => {
    if (ways > 0) addTo(weights, awardFor(phase, scatters), BigInt(ways));
  });
  return inLowestTerms({ weights, total: sumOf(weights) });
}

/** Small weights keep the powers of their total small. */
function inLowestTerms({ weights, total }: AwardOdds): AwardOdds {
  const divisor = [...weights.values()].reduce(greatestCommonDivisor, total);
  return {
    weights: new Map([...weights].map(([award, weight]) => [award, weight / divisor])),
    total: total / divisor,
  };
}

/**
 * Computes the expected number of free spins per round: the sum, over all spins, of the chance that a round plays that spin.
 *
 * Spin by spin, every total of awards that leads to a further spin has a weight in units of the starts' total times the free spins' total
 * to the power of the spins before, so that all weights are integers.
 */
function expectedSpins(most: number, starts: AwardOdds, free: AwardOdds): Fraction {
  let reached = wonAfterSpin(0, most, new Map([[0, 1n]]), starts);
  let [expected, unit] = [sumOf(reached), starts.total];
  for (let played = 1; reached.size > 0; played += 1) {
    reached = wonAfterSpin(played, most, reached, free);
    expected = expected * free.total + sumOf(reached);
    unit *= free.total;
  }
  return fraction(expected, unit);
}

/** Weights of the totals of awards after a spin, of those that lead to a further one. */
function wonAfterSpin(
  played: number,
  most: number,
  before: ReadonlyMap<number, bigint>,
  { weights }: AwardOdds,
): Map<number, bigint> {
  const after = new Map<number, bigint>();
  for (const [won, weight] of before) {
    for (const [award, weightOfAward] of weights) {
      const wonThen = Math.min(won + award, most);
      if (wonThen > played) addTo(after, wonThen, weight * weightOfAward);
    }
  }
  return after;
}

function addTo(weights: Map<number, bigint>, key: number, weight: bigint): void {
  weights.set(key, (weights.get(key) ?? 0n) + weight);
}

function sumOf(weights: ReadonlyMap<number, bigint>): bigint {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
}
