import { type Fraction, fraction, greatestCommonDivisor, plus, times } from '../odds/fraction';
import { featurePlan } from './feature-plan';
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

/** Computes the frequency of free spins from the scatters of the strips alone. */
export function featureFrequency(machine: SlotMachine, rules: FreeSpinRules): FeatureFrequency {
  const starts = awardChances(machine, basePhase(machine)).filter(({ award }) => award > 0);
  const spins = expectedSpins(
    rules.most,
    starts.map(({ award }) => award),
    awardChances(machine, freePhase(rules)),
  );
  const none = fraction(0n, 1n);
  return {
    triggerRate: starts.reduce((sum, { chance }) => plus(sum, chance), none),
    spinsPerRound: starts.reduce(
      (sum, { chance }, start) => plus(sum, times(chance, spins[start] as Fraction)),
      none,
    ),
  };
}

interface AwardOdds {
  readonly award: number;
  readonly chance: Fraction;
}

function awardChances(machine: SlotMachine, phase: Phase): AwardOdds[] {
  const waysByAward = new Map<number, bigint>();
  scatterWays(machine, phase.reels).forEach((ways, scatters) => {
    const award = awardFor(phase, scatters);
    if (ways > 0) waysByAward.set(award, (waysByAward.get(award) ?? 0n) + BigInt(ways));
  });
  const all = [...waysByAward.values()].reduce((sum, ways) => sum + ways);
  return [...waysByAward].map(([award, ways]) => ({ award, chance: fraction(ways, all) }));
}

/**
 * Computes the expected number of free spins from each start, by recursion over the states of the feature: E(state) = 1 + Σ chance(award) ·
 * E(state after award), and 0 where no spin is left.
 *
 * The recursion uses integers. All chances have the denominator d, and a state is stored times d to the power of the spins that could still
 * come, `left + most − won`: one fewer after every spin, whatever it awards.
 */
function expectedSpins(most: number, starts: readonly number[], chances: readonly AwardOdds[]): Fraction[] {
  const denominator = chances.reduce(
    (common, { chance }) => leastCommonMultiple(common, chance.denominator),
    1n,
  );
  const weights = chances.map(({ chance }) => chance.numerator * (denominator / chance.denominator));
  const plan = featurePlan(
    most,
    starts,
    chances.map(({ award }) => award),
  );
  const scales = [1n];
  for (let spins = 1; spins <= most; spins += 1) scales.push((scales[spins - 1] as bigint) * denominator);

  const expected: bigint[] = [];
  plan.states.forEach(({ left, won }, state) => {
    const following = plan.next[state] as readonly number[];
    const toCome = following.reduce(
      (sum, next, award) => sum + (weights[award] as bigint) * (expected[next] as bigint),
      0n,
    );
    expected.push(left === 0 ? 0n : toCome + (scales[left + most - won] as bigint));
  });
  return plan.starts.map((state) => fraction(expected[state] as bigint, scales[most] as bigint));
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
