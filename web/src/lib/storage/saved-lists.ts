import type { SavedList } from '#domain/player/saved-lists';
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
