import { createHash } from 'node:crypto';
import { type AnyGame, listGames as listCurrent, listRetiredGames } from '#domain/games/games';
import type { PlayableGame } from '#domain/games/play-round';

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
 * Names each version by its hash.
 *
 * @param current  one version a game, which takes new rounds
 * @param retired  every version that does not any more
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

/** The games of the product. */
export const productGames: Games = createGames(listCurrent(), listRetiredGames());

/** Every game of the product that can be played, in its current version. */
export const { listGames } = productGames;

/** The hash is SHA-256 of the text of everything that decides what the game shows and pays, as 64 hex characters. */
function playable(game: AnyGame): PlayableGame {
  return { game, parHash: createHash('sha256').update(game.canonicalText, 'utf8').digest('hex') };
}
