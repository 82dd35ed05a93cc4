import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../state/use-store';
import { listFor, type ListPage, type ReadPage } from './long-list';

/**
 * A list that starts with a loaded page and loads further pages on demand. When the first page is reloaded with other content, the list
 * restarts with it.
 *
 * @param first    the loaded page
 * @param idOf     returns the unique id of an entry
 * @param read     loads the page after a cursor
 * @param options.atLeast  number of entries that a press adds, if available. @default those of one page
 * @param options.list     identifies what is listed; another list starts with its own page
 */
export function useLongList<Entry, Cursor = string>(
  first: ListPage<Entry, Cursor>,
  idOf: (entry: Entry) => string,
  read: ReadPage<Entry, Cursor>,
  { atLeast, list: name }: { readonly atLeast?: number | undefined; readonly list?: string } = {},
) {
  const [held, hold] = useState(() => listFor(null, first, idOf, name));
  const begun = listFor(held, first, idOf, name);
  if (begun !== held) hold(begun);
  const { list } = begun;
  const state = useStore(list);
  return { ...state, loadMore: () => void list.loadMore(read, atLeast), change: list.change };
}

/** Cursor of the first page of a list that begins empty. */
const beginning: unique symbol = Symbol('beginning');
const notLoaded: ListPage<never, typeof beginning> = { items: [], next: beginning };

/**
 * The same list, which loads its first page as well once it is on the page.
 *
 * @param read  loads the page after a cursor, which is null for the first page
 */
export function useUnloadedList<Entry, Cursor = string>(
  idOf: (entry: Entry) => string,
  read: (place: Cursor | null) => Promise<ListPage<Entry, Cursor>>,
  atLeast?: number,
) {
  const { next, ...list } = useLongList<Entry, Cursor | typeof beginning>(
    notLoaded,
    idOf,
    (place) => read(place === beginning ? null : place),
    { atLeast },
  );
  const loadFirst = useEffectEvent(list.loadMore);
  useEffect(() => loadFirst(), []);
  const isLoaded = next !== beginning;
  const isPending = list.isPending || (!isLoaded && list.failure === null);
  return { ...list, isLoaded, isPending, next: isLoaded ? next : null };
}
