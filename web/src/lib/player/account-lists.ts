import { mostSaved, type SavedList, type SavedLists } from '#domain/player/saved-lists';
import { playFabOps } from '../api/play-fab-ops';
import { currentSession } from '../session/session';
import { onPlayerChange } from '../session/session-end';
import { ownerOfLists, setOwnerOfLists } from '../storage/owner-of-lists';
import { savedHere, unsentChange, unsentChanges } from '../storage/saved-lists';

let loaded: Promise<void> | null = null;
/** Settles with the last change; changes are sent one after the other. */
let lastChange: Promise<void> = Promise.resolve();
/** Changes whose answers are due, as texts. */
const due: string[] = [];
/** Counts sign-outs, after which a late answer is ignored. */
let signOuts = 0;

onPlayerChange(() => {
  signOuts += 1;
  loaded = null;
});

/**
 * Shows the lists of the player's account, once for a page. Lists that the device kept before its first sign-in are added to them, and
 * changes that a closed page left unsent are sent.
 *
 * @throws ApiRefusal; the next call tries again
 */
export function loadAccountLists(): Promise<void> {
  loaded ??= load().catch((failure: unknown) => {
    loaded = null;
    throw failure;
  });
  return loaded;
}

/** The ids of the account's wish list, the latest first. */
export async function loadWishlist(): Promise<readonly string[]> {
  await loadAccountLists();
  return savedHere.wishlist.read();
}

/** Saves a change of this device's lists in the account. If that fails, a notice says so, and the change is undone here. */
export function sendChange(list: SavedList, id: string, isSaved: boolean): Promise<void> {
  const session = signOuts;
  const change = unsentChange(list, id, isSaved);
  due.push(change);
  lastChange = lastChange.then(async () => {
    try {
      await loadAccountLists();
      const saved = await request(list, id, isSaved);
      if (session === signOuts && due.length === 1) showSaved(saved);
    } catch (failure) {
      if (session === signOuts) undo(list, id, isSaved);
      const { showFailureToast } = await import('../api/failure-toast');
      showFailureToast(failure);
    } finally {
      due.splice(due.indexOf(change), 1);
      unsentChanges.change((changes) => changes.filter((_each, at) => at !== changes.indexOf(change)));
    }
  });
  return lastChange;
}

async function load(): Promise<void> {
  const atStart = signOuts;
  const session = await currentSession();
  if (!session) {
    loaded = null;
    return;
  }
  const saved =
    ownerOfLists() === null
      ? await playFabOps.post('/account/saved', { body: listsHere() })
      : await playFabOps.get('/account/saved');
  if (atStart !== signOuts) return;
  if (ownerOfLists() === session.player) sendLeftChanges();
  else unsentChanges.change(() => due);
  setOwnerOfLists(session.player);
  // The answer of a change is newer.
  if (due.length === 0) showSaved(saved);
}

function sendLeftChanges(): void {
  for (const change of unsentChanges.read()) {
    const [kind, list, id] = change.split('/');
    if (id !== undefined && isSavedList(list) && !due.includes(change))
      void sendChange(list, id, kind === 'add');
  }
}

const isSavedList = (name: string | undefined): name is SavedList => name !== undefined && name in savedHere;

function showSaved({ wishlist, favoriteGames }: SavedLists): void {
  savedHere.wishlist.change(() => wishlist);
  savedHere.favoriteGames.change(() => favoriteGames);
}

function listsHere() {
  const idsOf = (list: SavedList) => savedHere[list].read().slice(0, mostSaved);
  return { wishlist: idsOf('wishlist'), favoriteGames: idsOf('favoriteGames') };
}

function request(list: SavedList, id: string, isSaved: boolean): Promise<SavedLists> {
  const path = { list, id };
  return isSaved
    ? playFabOps.put('/account/saved/{list}/{id}', { path })
    : playFabOps.delete('/account/saved/{list}/{id}', { path });
}

function undo(list: SavedList, id: string, wasSaved: boolean): void {
  savedHere[list].change((ids) => [...(wasSaved ? [] : [id]), ...ids.filter((each) => each !== id)]);
}
