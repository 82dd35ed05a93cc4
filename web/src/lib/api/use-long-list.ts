import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../state/use-store';
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
  const state = useStore(list);
  return { ...state, loadMore: () => void list.loadMore(read), change: list.change };
}

/** Cursor of the first page of a list that begins empty. */
const beginning = '';
const notLoaded = { items: [], next: beginning };

/**
 * The same list, which loads its first page as well once it is on the page.
 *
 * @param read  loads the page after a cursor, which is null for the first page
 */
export function useUnloadedList<Entry>(
  idOf: (entry: Entry) => string,
  read: (place: string | null) => Promise<ListPage<Entry>>,
) {
  const list = useLongList<Entry>(notLoaded, idOf, (place) => read(place === beginning ? null : place));
  const loadFirst = useEffectEvent(list.loadMore);
  useEffect(() => loadFirst(), []);
  const isLoaded = list.next !== beginning;
  return { ...list, isLoaded, next: isLoaded ? list.next : null };
}
