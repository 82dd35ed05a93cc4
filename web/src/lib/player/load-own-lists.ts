import { loadAccountLists } from './account-lists';
import { loadPlayedGames } from './load-played-games';

/**
 * Brings the lists of the player's account to this device: favorites, the wish list and the games of the latest rounds.
 *
 * @throws ApiRefusal; the next call tries again what failed
 */
export async function loadOwnLists(): Promise<void> {
  await Promise.all([loadAccountLists(), loadPlayedGames()]);
}
