import type { SlotMachine } from './machine';
import { listMachines, listRetiredMachines } from './machines';
import { parSheet } from './par-sheet';

/** A version of a machine and the name of the file in which its PAR sheet is published. */
export interface PublishedVersion {
  readonly machine: SlotMachine;
  readonly file: string;
}

/** Lists every version that is or was ever played: in `hk-slots.json`, and once retired in `hk-slots-v1.json`. */
export function listPublishedVersions(): PublishedVersion[] {
  return [
    ...listMachines().map((machine) => ({ machine, file: `${machine.id}.json` })),
    ...listRetiredMachines().map((machine) => ({ machine, file: `${machine.id}-v${machine.version}.json` })),
  ];
}

/** Words the PAR sheet of a version as it is published. */
export function parSheetText(machine: SlotMachine): string {
  return `${JSON.stringify(parSheet(machine), null, 2)}\n`;
}
