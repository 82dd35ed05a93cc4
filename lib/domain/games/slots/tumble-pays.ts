import type { SlotMachine } from './machine';
import { scatterMultiple } from './scatter';
import { tallyTumbles } from './tumble-tally';

/** A possible pay of a spin with tumbles in stake parts, and the number of its combinations. */
export interface TumblePay {
  readonly parts: number;
  readonly combinations: number;
}

/**
 * Counts every combination of a machine with tumbles by its pay, exactly.
 *
 * @returns the pays that occur, ascending; their combinations add up to the product of the strips' lengths
 */
export function tumblePays(machine: SlotMachine): TumblePay[] {
  const pays = new Map<number, number>();
  for (const { paid, scatters, combinations } of tallyTumbles(machine)) {
    const parts = paid + scatterMultiple(machine, scatters) * machine.stakeParts;
    pays.set(parts, (pays.get(parts) ?? 0) + combinations);
  }
  return [...pays]
    .map(([parts, combinations]) => ({ parts, combinations }))
    .sort((left, right) => left.parts - right.parts);
}
