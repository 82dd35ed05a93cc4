import { hkSlots } from './hk-slots/machine';
import { hkSlotsV1 } from './hk-slots/v1/machine';
import { jadeFortune } from './jade-fortune/machine';
import { koiGarden } from './koi-garden/machine';
import { lanternCascade } from './lantern-cascade/machine';
import { lighthouseBay } from './lighthouse-bay/machine';
import type { SlotMachine } from './machine';
import { neonTiger } from './neon-tiger/machine';
import { pearlDivers } from './pearl-divers/machine';

const machines: readonly SlotMachine[] = [
  hkSlots,
  jadeFortune,
  neonTiger,
  lighthouseBay,
  pearlDivers,
  lanternCascade,
  koiGarden,
];

/**
 * Versions that are no longer played, of current and withdrawn machines. Append only: a version that leaves the list above stays here for
 * good, because rounds refer to it.
 */
const retired: readonly SlotMachine[] = [hkSlotsV1];

/** Lists every slot machine in its current version. */
export function listMachines(): readonly SlotMachine[] {
  return machines;
}

/** Lists every version that takes no new rounds; its rounds must remain verifiable forever. */
export function listRetiredMachines(): readonly SlotMachine[] {
  return retired;
}

/** Finds a slot machine by its game id; undefined for an unknown id. */
export function findMachine(id: string): SlotMachine | undefined {
  return machines.find((machine) => machine.id === id);
}
