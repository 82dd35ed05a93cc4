import type { SlotMachine } from '#domain/games/slots/machine';
import type { components } from '../../../generated/play-fab-ops';

/** A slot game as `GET /public/games/{id}` publishes it. */
export type PublishedSlotGame = components['schemas']['Game'];

/** A version of its mathematics as `GET /public/games/{id}/versions/{parHash}` publishes it, whether it is still played or not. */
export type PublishedVersion = components['schemas']['GameVersion'];

/** The machine of a published game or version, put together again as the domain knows it. */
export function machineOf({ id, machine, parSheet, stakes }: PublishedVersion): SlotMachine {
  return { ...machine, id, version: parSheet.version, stakes };
}
