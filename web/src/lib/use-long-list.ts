import { useState, useSyncExternalStore } from 'react';
import { listFor, type ListPage } from './long-list';

/**
 * A list that begins with a loaded page and is read on from there. Where the page is loaded anew and tells something else, the list
 * begins anew with it.
 *
 * @param first  the page that was loaded
 * @param idOf   what tells an entry from all others
 * @param read   reads the page that begins at a place
 */
export function useLongList<Entry>(
  first: ListPage<Entry>,
  idOf: (entry: Entry) => string,
  read: (place: string) => Promise<ListPage<Entry>>,
) {
  const [held, hold] = useState(() => listFor(null, first, idOf));
  const begun = listFor(held, first, idOf);
  if (begun !== held) hold(begun);
  const { list } = begun;
  const stand = useSyncExternalStore(list.subscribe, list.stand, list.stand);
  return { ...stand, readOn: () => void list.readOn(read), change: list.change };
}
