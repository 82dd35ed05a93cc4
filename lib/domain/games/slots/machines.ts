import { hkSlots } from './hk-slots/machine';
import type { SlotMachine } from './machine';

const machines: readonly SlotMachine[] = [hkSlots];

/** Lists every slot machine in its current version. */
export function listMachines(): readonly SlotMachine[] {
  return machines;
}

/** Finds a slot machine by its game id; undefined for an id that no slot machine bears. */
export function findMachine(id: string): SlotMachine | undefined {
  return machines.find((machine) => machine.id === id);
}
