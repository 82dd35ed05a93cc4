import { useState, useSyncExternalStore } from 'react';
import { createLongList, type ListPage } from './long-list';

/**
 * A list that begins with a loaded page and is read on from there. Where the page is loaded anew and tells something else, the list
 * begins anew with it; a page that is still on its way to the list of before is not added to this one.
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
  const told = JSON.stringify(first);
  const begin = () => ({ told, list: createLongList(first, idOf) });
  const [held, hold] = useState(begin);
  if (held.told !== told) hold(begin());
  const { list } = held;
  const stand = useSyncExternalStore(list.subscribe, list.stand, list.stand);
  return { ...stand, readOn: () => void list.readOn(read), change: list.change };
}
