import type { SlotMachine } from './machine';
import { scatterMultiple } from './scatter';
import type { SpinPay } from './spin-pays';
import { tallyTumbles } from './tumble-tally';

/**
 * Counts every combination of a machine with tumbles by its pay, exactly.
 *
 * @returns the pays that occur, ascending; their combinations add up to the product of the strips' lengths
 */
export function tumblePays(machine: SlotMachine): SpinPay[] {
  const pays = new Map<number, number>();
  for (const { paid, scatters, combinations } of tallyTumbles(machine)) {
    const parts = paid + scatterMultiple(machine, scatters) * machine.stakeParts;
    pays.set(parts, (pays.get(parts) ?? 0) + combinations);
  }
  return [...pays]
    .map(([parts, combinations]) => ({ parts, award: 0, held: 0, combinations }))
    .sort((left, right) => left.parts - right.parts);
}
