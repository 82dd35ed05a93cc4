import { createHash } from 'node:crypto';
import type { AnyGame } from '#domain/games/games';
import type { PlayableGame } from '#domain/games/play-round';

/** The games on offer, and every version that was ever playable. */
export interface Games {
  /** Lists every playable game in its current version. */
  listGames(): readonly PlayableGame[];
  /** Returns the current version of a game, or undefined. */
  findGame(id: string): PlayableGame | undefined;
  /** Whether rounds of this game may exist: it is playable or once was. */
  wasEverPlayable(id: string): boolean;
  /** Returns the current or retired version with this hash, or undefined. */
  findVersion(id: string, parHash: string): PlayableGame | undefined;
  /**
   * Returns the game version of a round.
   *
   * @throws Error when no version has this hash, since the math of a past round must never be lost
   */
  gameOfRound(parHash: string): PlayableGame;
}

/**
 * Indexes game versions by their hash.
 *
 * @param current  one version per game, which takes new rounds
 * @param retired  every version that takes no new rounds
 */
export function createGames(current: readonly AnyGame[], retired: readonly AnyGame[]): Games {
  const games = current.map(playable);
  const versions = [...games, ...retired.map(playable)];
  return {
    listGames: () => games,
    findGame: (id) => games.find(({ game }) => game.id === id),
    wasEverPlayable: (id) => versions.some(({ game }) => game.id === id),
    findVersion: (id, hash) => versions.find((each) => each.game.id === id && each.parHash === hash),
    gameOfRound,
  };

  function gameOfRound(hash: string): PlayableGame {
    const version = versions.find((each) => each.parHash === hash);
    if (!version) throw new Error(`No game version has the PAR hash ${hash}`);
    return version;
  }
}

/** Adds the PAR hash: SHA-256, in hex, of the canonical text of everything that decides what the game shows and pays. */
function playable(game: AnyGame): PlayableGame {
  return { game, parHash: createHash('sha256').update(game.canonicalText, 'utf8').digest('hex') };
}
