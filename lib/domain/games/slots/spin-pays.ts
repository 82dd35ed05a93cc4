import { clusterPays } from './cluster-pays';
import type { SlotMachine } from './machine';
import { awardFor, heldBy, type Phase } from './phase';
import { reelPays } from './reel-pays';
import { scatterMultiple } from './scatter';
import { type SpecialCounts, specialCounts } from './special-counts';
import { tumblePays } from './tumble-pays';

/** A possible result of a spin, and the number of its combinations. */
export interface SpinPay {
  /** Total pay, in stake parts, the multiplier included. */
  readonly parts: number;
  /** Free spins that it awards, before the limit of a round applies. */
  readonly award: number;
  /** Symbols with which its respins begin; 0 for a spin without respins. */
  readonly held: number;
  readonly combinations: number;
}

/**
 * Counts every combination of one spin by pay, award and start of respins, exactly.
 *
 * @returns the results that occur, ascending by pay, then by award and start of respins; their combinations add up to the product of the strips' lengths
 * @throws RangeError when there are more than 2^53 − 1 combinations
 */
export function spinPays(machine: SlotMachine, phase: Phase): SpinPay[] {
  const combinations = phase.reels.reduce((product, strip) => product * strip.length, 1);
  if (!Number.isSafeInteger(combinations))
    throw new RangeError(`${machine.id} is too large to count exactly`);
  if (machine.tumbles) return tumblePays(machine).map((pay) => ({ ...pay, award: 0, held: 0 }));

  const special = specialCounts(machine, phase.respins?.symbol ?? null);
  const counts = machine.clusterSizes
    ? clusterPays(machine, phase.reels, special)
    : reelPays(machine, phase.reels, special);
  return gathered(machine, phase, special, counts);
}

/** Merges results that differ only in their counts, not in pay, award or start of respins. */
function gathered(
  machine: SlotMachine,
  phase: Phase,
  special: SpecialCounts,
  counts: ReadonlyMap<number, Map<number, number>>,
): SpinPay[] {
  const pays = new Map<string, SpinPay>();
  for (const [count, counted] of counts) {
    const scatters = special.scattersIn(count);
    const award = awardFor(phase, scatters);
    const held = heldBy(phase, special.heldIn(count));
    const ofScatters = scatterMultiple(machine, scatters) * machine.stakeParts;
    for (const [paid, ways] of counted) {
      const parts = (paid + ofScatters) * phase.multiplier;
      const result = `${parts} ${award} ${held}`;
      const combinations = (pays.get(result)?.combinations ?? 0) + ways;
      pays.set(result, { parts, award, held, combinations });
    }
  }
  return [...pays.values()].sort(
    (left, right) => left.parts - right.parts || left.award - right.award || left.held - right.held,
  );
}
