import type { PayDistribution } from '../odds/pay-statistics';
import { featurePays } from './feature-pays';
import { checkFreeSpinLimit } from './free-spin-limit';
import type { FreeSpinRules, SlotMachine } from './machine';
import { basePhase, freePhase } from './phase';
import { positionsIn } from './respin-frequency';
import { respinPays } from './respin-pays';
import { type SpinPay, spinPays } from './spin-pays';

/**
 * Weighs every payout of a round of the machine, exactly.
 *
 * @throws RangeError when the base spin or a free spin has more than 2^53 − 1 combinations, or a round more free spins than exact odds are
 *   computed for
 */
export function payDistribution(machine: SlotMachine): PayDistribution {
  if (machine.freeSpins) checkFreeSpinLimit(machine.freeSpins.most);
  const base = spinPays(machine, basePhase(machine));
  const weights = new Map<number, bigint>();
  const add = (parts: number, weight: bigint) => weights.set(parts, (weights.get(parts) ?? 0n) + weight);
  const { featureTotal, following } = featuresOf(machine, base);
  const { respinTotal, afterHeld } = respinsOf(machine, base);
  for (const { parts, award, held, combinations } of base) {
    const ofRespins = afterHeld.get(held) ?? [[0, respinTotal]];
    const ofFeature = following.get(award) ?? [[0, featureTotal]];
    for (const [stakes, weightOfRespins] of ofRespins) {
      const weight = BigInt(combinations) * weightOfRespins;
      const before = parts + stakes * machine.stakeParts;
      for (const [further, weightOfFeature] of ofFeature) add(before + further, weight * weightOfFeature);
    }
  }
  return {
    pays: [...weights]
      .map(([parts, weight]) => ({ parts, weight }))
      .sort((left, right) => left.parts - right.parts),
    total: featureTotal * respinTotal * combinationsIn(base),
  };
}

/** The feature after each award of a base spin; `featureTotal` is the total of the weights of every feature. */
function featuresOf(machine: SlotMachine, base: readonly SpinPay[]) {
  const rules: FreeSpinRules | null = machine.freeSpins;
  const starts = [...new Set(base.map(({ award }) => award))].filter((award) => award > 0);
  if (!rules || starts.length === 0) return { featureTotal: 1n, following: new Map<number, never>() };
  const spin = spinPays(machine, freePhase(rules));
  const features = featurePays(rules.most, starts, spin);
  return {
    featureTotal: combinationsIn(spin) ** BigInt(rules.most),
    following: new Map(starts.map((award, start) => [award, features[start]])),
  };
}

/** The respins after each number of held symbols; `respinTotal` is the total of the weights of each. */
function respinsOf(machine: SlotMachine, base: readonly SpinPay[]) {
  const starts = [...new Set(base.map(({ held }) => held))].filter((held) => held > 0);
  if (!machine.respins || starts.length === 0)
    return { respinTotal: 1n, afterHeld: new Map<number, never>() };
  const { total, ofStarts } = respinPays(machine.respins, positionsIn(machine), starts);
  return { respinTotal: total, afterHeld: new Map(starts.map((held, start) => [held, ofStarts[start]])) };
}

function combinationsIn(pays: readonly SpinPay[]): bigint {
  return pays.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
}
