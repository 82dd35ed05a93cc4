import { createHash } from 'node:crypto';
import type { PlayableGame } from '#domain/games/play-round';
import type { SlotMachine } from '#domain/games/slots/machine';
import { listMachines } from '#domain/games/slots/machines';
import { canonicalMachine } from '#domain/games/slots/par-sheet';

const games: readonly PlayableGame[] = listMachines().map((machine) => ({
  machine,
  parHash: parHash(machine),
}));

/** Every game that can be played, in its current version. */
export function listGames(): readonly PlayableGame[] {
  return games;
}

/** The game with this id in its current version, or undefined. */
export function findGame(id: string): PlayableGame | undefined {
  return games.find(({ machine }) => machine.id === id);
}

/**
 * The game version that a round was played on.
 *
 * @throws Error when no version has this hash: a round's mathematics must never be lost
 */
export function gameOfRound(hash: string): PlayableGame {
  const game = games.find((each) => each.parHash === hash);
  if (!game) throw new Error(`No game version has the PAR hash ${hash}`);
  return game;
}

/** SHA-256 of the text of everything that decides what a machine shows and pays, as 64 hex characters. */
function parHash(machine: SlotMachine): string {
  return createHash('sha256').update(canonicalMachine(machine), 'utf8').digest('hex');
}
