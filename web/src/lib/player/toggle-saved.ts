import { mostSaved, type SavedList } from '#domain/player/saved-lists';
import { isSignedInHere } from '../session/stored-session';
import { keepUnsent } from '../storage/keep-unsent';
import { savedHere } from '../storage/saved-lists';

/**
 * Adds an id to a list or removes it: on this device at once, and for a signed-in player in the account, by code that guests do not load.
 *
 * @returns false if the list is full
 */
export function toggleSaved(list: SavedList, id: string): boolean {
  const { read, change } = savedHere[list];
  const isSaved = read().includes(id);
  if (!isSaved && read().length >= mostSaved) return false;
  change((ids) => (isSaved ? ids.filter((each) => each !== id) : [id, ...ids]));
  if (isSignedInHere()) {
    const made = { list, id, isSaved: !isSaved };
    keepUnsent(made);
    void import('./account-lists').then((account) => account.sendChange(made));
  }
  return true;
}
