import { loadAccountLists } from './account-lists';
import { loadPlayedGames } from './load-played-games';

/**
 * Loads the player's favorites, wish list and recently played games from the account, and stores them on this device.
 *
 * @throws ApiRefusal; the next call tries again what failed
 */
export async function loadOwnLists(): Promise<void> {
  await Promise.all([loadAccountLists(), loadPlayedGames()]);
}
