import type { SlotMachine } from '#domain/games/slots/machine';
import type { components } from '../../../generated/play-fab-ops';

/** A slot game as `GET /public/games/{id}` publishes it. */
export type PublishedSlotGame = components['schemas']['Game'];

/** The machine of a published game, put together again as the domain knows it. */
export function machineOf({ id, machine, parSheet, stakes }: PublishedSlotGame): SlotMachine {
  return { ...machine, id, version: parSheet.version, stakes };
}
