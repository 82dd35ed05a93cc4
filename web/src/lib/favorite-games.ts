import { keptIds } from './stored-ids';

const favourites = keptIds('jade-harbour.favourites');

/** The games that this device's player likes best, the one that was chosen last first. */
export const useFavouriteGames = favourites.useIds;

/** Makes a game a favourite, or one no more. */
export function toggleFavourite(gameId: string): void {
  favourites.change((ids) => (ids.includes(gameId) ? ids.filter((id) => id !== gameId) : [gameId, ...ids]));
}

/** Forgets them all, as on sign-out. */
export function forgetFavourites(): void {
  favourites.change(() => []);
}
