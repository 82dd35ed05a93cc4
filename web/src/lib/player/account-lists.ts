import { mostSaved, type SavedList, type SavedLists } from '#domain/player/saved-lists';
import { isUnreachable } from '../api/api-refusal';
import { playFabOps } from '../api/play-fab-ops';
import { currentSession } from '../session/session';
import { onPlayerChange } from '../session/session-end';
import { keepUnsent, type ListChange } from '../storage/keep-unsent';
import { ownerOfLists, setOwnerOfLists } from '../storage/owner-of-lists';
import { savedHere } from '../storage/saved-lists';
import { forgetAllUnsent, forgetUnsent, listUnsent } from '../storage/unsent-changes';

/**
 * How long a change without an answer stays before it is undone. A browser ends the requests of a page that is being left, and some still
 * report it to that page: the next page then sends the change.
 */
const unansweredMs = 2_000;

let loaded: Promise<void> | null = null;
/** Settles with the last change; changes are sent one after the other. */
let lastChange: Promise<void> = Promise.resolve();
/** Changes of this page whose answers are due. */
const due = new Set<ListChange>();
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

/**
 * Saves a change of this device's lists in the account. If that fails while the page stays open, a notice says so, and the change is undone
 * here.
 */
export function sendChange(change: ListChange): Promise<void> {
  const session = signOuts;
  due.add(change);
  lastChange = lastChange.then(async () => {
    try {
      await loadAccountLists();
      const saved = await request(change);
      if (session === signOuts && due.size === 1) showSaved(saved);
    } catch (failure) {
      if (isUnreachable(failure)) await new Promise((resolve) => setTimeout(resolve, unansweredMs));
      if (session === signOuts) undo(change);
      const { showFailureToast } = await import('../api/failure-toast');
      showFailureToast(failure);
    } finally {
      due.delete(change);
      forgetUnsent(change);
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
  else {
    forgetAllUnsent();
    due.forEach(keepUnsent);
  }
  setOwnerOfLists(session.player);
  // The answer of a change is newer.
  if (due.size === 0) showSaved(saved);
}

/** Sends the changes that an earlier page left, but none of an id that this page has changed since. */
function sendLeftChanges(): void {
  const isChangedHere = ({ list, id }: ListChange) =>
    [...due].some((change) => change.list === list && change.id === id);
  for (const change of listUnsent()) if (!isChangedHere(change)) void sendChange(change);
}

function showSaved({ wishlist, favoriteGames }: SavedLists): void {
  savedHere.wishlist.change(() => wishlist);
  savedHere.favoriteGames.change(() => favoriteGames);
}

function listsHere() {
  const idsOf = (list: SavedList) => savedHere[list].read().slice(0, mostSaved);
  return { wishlist: idsOf('wishlist'), favoriteGames: idsOf('favoriteGames') };
}

function request({ list, id, isSaved }: ListChange): Promise<SavedLists> {
  const path = { list, id };
  return isSaved
    ? playFabOps.put('/account/saved/{list}/{id}', { path })
    : playFabOps.delete('/account/saved/{list}/{id}', { path });
}

function undo({ list, id, isSaved }: ListChange): void {
  savedHere[list].change((ids) => [...(isSaved ? [] : [id]), ...ids.filter((each) => each !== id)]);
}
