import { keptIds } from './stored-ids';

const favorites = keptIds('jade-harbour.favorites');

/** The games that this device's player likes best, the one that was chosen last first. */
export const useFavoriteGames = favorites.useIds;

/** Makes a game a favorite, or one no more. */
export function toggleFavorite(gameId: string): void {
  favorites.change((ids) => (ids.includes(gameId) ? ids.filter((id) => id !== gameId) : [gameId, ...ids]));
}

/** Forgets them all, as on sign-out. */
export function forgetFavorites(): void {
  favorites.change(() => []);
}
