import type { AnyGame } from '#domain/games/games';
import { sha256Hex } from './web-crypto';

/**
 * Finds the version of a game that a round names, among all that there ever were. They came with the site, so no server is asked.
 *
 * @returns null for a version that this build of the site does not know
 */
export async function findVersion(gameId: string, parHash: string): Promise<AnyGame | null> {
  const { listGames, listRetiredGames } = await import('#domain/games/games');
  for (const game of [...listGames(), ...listRetiredGames()])
    if (game.id === gameId && (await sha256Hex(game.canonicalText)) === parHash) return game;
  return null;
}
