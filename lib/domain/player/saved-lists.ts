/** What a player keeps for later, as ids, the latest first. */
export interface SavedLists {
  /** Prizes of the store. */
  readonly wishlist: readonly string[];
  readonly favoriteGames: readonly string[];
}

/** The names of the lists. */
export const savedLists = ['wishlist', 'favoriteGames'] as const satisfies readonly (keyof SavedLists)[];
export type SavedList = (typeof savedLists)[number];

/** The most ids of a list, so that one query of the store can name every prize of the wish list. */
export const mostSaved = 50;

/** The lists of a new player. */
export const nothingSaved: SavedLists = { wishlist: [], favoriteGames: [] };

/** The list has no room for another id. */
export interface SavedListFull {
  readonly code: 'account/saved-list-full';
  readonly most: number;
}

/**
 * Puts an id in front of a list.
 *
 * @returns the same lists if it was saved before, or the refusal
 */
export function addSaved(saved: SavedLists, list: SavedList, id: string): SavedLists | SavedListFull {
  if (saved[list].includes(id)) return saved;
  if (saved[list].length >= mostSaved) return { code: 'account/saved-list-full', most: mostSaved };
  return { ...saved, [list]: [id, ...saved[list]] };
}

/**
 * Takes an id from a list.
 *
 * @returns the same lists if it was not saved
 */
export function removeSaved(saved: SavedLists, list: SavedList, id: string): SavedLists {
  if (!saved[list].includes(id)) return saved;
  return { ...saved, [list]: saved[list].filter((each) => each !== id) };
}

/**
 * Adds what a device kept before its player signed in. The account's own ids stay; where a list has no room for all, the latest of the
 * device are added.
 *
 * @returns the same lists if all were saved before
 */
export function mergeSaved(saved: SavedLists, device: SavedLists): SavedLists {
  const merged = {
    wishlist: merge(saved.wishlist, device.wishlist),
    favoriteGames: merge(saved.favoriteGames, device.favoriteGames),
  };
  return savedLists.every((list) => merged[list].length === saved[list].length) ? saved : merged;
}

function merge(saved: readonly string[], device: readonly string[]): readonly string[] {
  const added = [...new Set(device)].filter((id) => !saved.includes(id));
  return [...added.slice(0, mostSaved - saved.length), ...saved];
}
