import type { SavedList, SavedLists } from '#domain/player/saved-lists';
import { keep, readKept } from './stored';
import { keptIds, type KeptIds } from './stored-ids';

/** The wish list and the favorite games on this device, which a signed-in player's account has as well. */
export const savedHere: Readonly<Record<SavedList, KeptIds>> = {
  wishlist: keptIds('jade-harbour.wish-list'),
  favoriteGames: keptIds('jade-harbour.favorites'),
};

/** A hook that subscribes to the ids of the favorite games, the latest first. */
export const useFavoriteGames = savedHere.favoriteGames.useIds;

/** A hook that subscribes to the ids of the prizes on the wish list, the latest first. */
export const useWishlist = savedHere.wishlist.useIds;

/** Shows the lists of the account. */
export function showSaved({ wishlist, favoriteGames }: SavedLists): void {
  savedHere.wishlist.change(() => wishlist);
  savedHere.favoriteGames.change(() => favoriteGames);
}

const ownerKey = 'jade-harbour.lists-of';

/** The player whose account has the lists of this device; null until a first sign-in. */
export const ownerOfLists = (): string | null => readKept(ownerKey);

/** Remembers whose lists these are. Where storage is forbidden, each page merges them again, which changes nothing. */
export const rememberOwner = (player: string): boolean => keep(ownerKey, player);

/** Deletes the lists of this device, as on sign-out. */
export function forgetSaved(): void {
  showSaved({ wishlist: [], favoriteGames: [] });
  keep(ownerKey, null);
}
