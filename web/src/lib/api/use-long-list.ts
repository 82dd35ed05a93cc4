import { useState, useSyncExternalStore } from 'react';
import { listFor, type ListPage } from './long-list';

/**
 * A list that starts with a loaded page and loads further pages on demand. When the first page is reloaded with other content, the list
 * restarts with it.
 *
 * @param first  the loaded page
 * @param idOf   returns the unique id of an entry
 * @param read   loads the page after a cursor
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
  const state = useSyncExternalStore(list.subscribe, list.state, list.state);
  return { ...state, loadMore: () => void list.loadMore(read), change: list.change };
}
