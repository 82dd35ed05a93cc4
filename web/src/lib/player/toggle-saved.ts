import { mostSaved, type SavedList } from '#domain/player/saved-lists';
import { isSignedInHere } from '../session/stored-session';
import { savedHere } from '../storage/saved-lists';

/**
 * Adds an id to a list or removes it: on this device at once, and for a signed-in player in the account. If the account refuses it, a
 * notice says so and the change is undone.
 *
 * @returns false if the list is full
 */
export function toggleSaved(list: SavedList, id: string): boolean {
  const { read, change } = savedHere[list];
  const isSaved = read().includes(id);
  if (!isSaved && read().length >= mostSaved) return false;
  change((ids) => (isSaved ? ids.filter((each) => each !== id) : [id, ...ids]));
  if (isSignedInHere()) void send(list, id, !isSaved);
  return true;
}

/** Guests load none of this. */
async function send(list: SavedList, id: string, isSaved: boolean): Promise<void> {
  const { sendChange } = await import('./account-lists');
  try {
    await sendChange(list, id, isSaved);
  } catch (failure) {
    const { showFailureToast } = await import('../api/failure-toast');
    showFailureToast(failure);
  }
}
