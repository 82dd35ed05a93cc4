import { createHash } from 'node:crypto';
import type { PlayableGame } from '#domain/games/play-round';
import type { SlotMachine } from '#domain/games/slots/machine';
import { listMachines, listRetiredMachines } from '#domain/games/slots/machines';
import { canonicalMachine } from '#domain/games/slots/par-sheet';

/** The games on offer, and every version that they or others were ever played in. */
export interface Games {
  /** Every game that can be played, in its current version. */
  listGames(): readonly PlayableGame[];
  /** The game with this id in its current version, or undefined. */
  findGame(id: string): PlayableGame | undefined;
  /** Whether rounds of this game may be on record: it can be played, or could be once. */
  wasEverPlayable(id: string): boolean;
  /** The version of a game with this hash, retired or not, or undefined. */
  findVersion(id: string, parHash: string): PlayableGame | undefined;
  /**
   * The game version that a round was played on.
   *
   * @throws Error when no version has this hash: a round's mathematics must never be lost
   */
  gameOfRound(parHash: string): PlayableGame;
}

/**
 * Makes the games of these machines.
 *
 * @param current  one version a machine, which takes new rounds
 * @param retired  every version that does not any more
 */
export function createGames(current: readonly SlotMachine[], retired: readonly SlotMachine[]): Games {
  const games = current.map(playable);
  const versions = [...games, ...retired.map(playable)];
  return {
    listGames: () => games,
    findGame: (id) => games.find(({ machine }) => machine.id === id),
    wasEverPlayable: (id) => versions.some(({ machine }) => machine.id === id),
    findVersion: (id, hash) => versions.find((each) => each.machine.id === id && each.parHash === hash),
    gameOfRound,
  };

  function gameOfRound(hash: string): PlayableGame {
    const game = versions.find((each) => each.parHash === hash);
    if (!game) throw new Error(`No game version has the PAR hash ${hash}`);
    return game;
  }
}

/** The games of the product. */
export const productGames: Games = createGames(listMachines(), listRetiredMachines());

/** Every game of the product that can be played, in its current version. */
export const { listGames } = productGames;

function playable(machine: SlotMachine): PlayableGame {
  return { machine, parHash: parHash(machine) };
}

/** SHA-256 of the text of everything that decides what a machine shows and pays, as 64 hex characters. */
function parHash(machine: SlotMachine): string {
  return createHash('sha256').update(canonicalMachine(machine), 'utf8').digest('hex');
}
