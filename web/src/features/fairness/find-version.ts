import type { AnyGame } from '#domain/games/games';
import { sha256Hex } from './web-crypto';

/**
 * Finds the game version that a round names, among all current and retired ones. They are part of the build, so no request is needed.
 *
 * @returns null for a version unknown to this build
 */
export async function findVersion(gameId: string, parHash: string): Promise<AnyGame | null> {
  const { listGames, listRetiredGames } = await import('#domain/games/games');
  for (const game of [...listGames(), ...listRetiredGames()])
    if (game.id === gameId && (await sha256Hex(game.canonicalText)) === parHash) return game;
  return null;
}
