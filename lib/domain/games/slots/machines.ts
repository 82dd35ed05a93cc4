import { hkSlots } from './hk-slots/machine';
import { hkSlotsV1 } from './hk-slots/v1/machine';
import { jadeFortune } from './jade-fortune/machine';
import type { SlotMachine } from './machine';
import { neonTiger } from './neon-tiger/machine';

const machines: readonly SlotMachine[] = [hkSlots, jadeFortune, neonTiger];

/**
 * Versions that were played once and are played no more, of machines that went on and of machines that were withdrawn.
 * Append only: whatever leaves the list above comes here for good, because rounds name it.
 */
const retired: readonly SlotMachine[] = [hkSlotsV1];

/** Lists every slot machine in its current version. */
export function listMachines(): readonly SlotMachine[] {
  return machines;
}

/** Lists every version that takes no new rounds, and whose rounds must stay explainable for ever. */
export function listRetiredMachines(): readonly SlotMachine[] {
  return retired;
}

/** Finds a slot machine by its game id; undefined for an id that no slot machine bears. */
export function findMachine(id: string): SlotMachine | undefined {
  return machines.find((machine) => machine.id === id);
}
