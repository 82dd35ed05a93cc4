import { keptIds } from './stored-ids';

const favorites = keptIds('jade-harbour.favorites');

/** The favorite games on this device, the latest first. */
export const useFavoriteGames = favorites.useIds;

/** Adds or removes a favorite. */
export function toggleFavorite(gameId: string): void {
  favorites.change((ids) => (ids.includes(gameId) ? ids.filter((id) => id !== gameId) : [gameId, ...ids]));
}

/** Deletes the list, as on sign-out. */
export function forgetFavorites(): void {
  favorites.change(() => []);
}
