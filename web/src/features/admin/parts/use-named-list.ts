import { useState } from 'react';
import type { ListPage } from '#web/lib/api/long-list';
import { useLongList } from '#web/lib/api/use-long-list';
import { type Person, personNames } from './person-name';

interface NamedPage<Entry> extends ListPage<Entry> {
  /** The people whom the entries mention. */
  readonly people: readonly Person[];
}

/**
 * A list with pages, as of `useLongList`, whose entries mention people by id.
 *
 * @returns the list, and `nameOf` with the names of all loaded pages
 */
export function useNamedList<Entry>(
  first: NamedPage<Entry>,
  idOf: (entry: Entry) => string,
  read: (place: string) => Promise<NamedPage<Entry>>,
) {
  const [more, setMore] = useState<readonly Person[]>([]);
  const list = useLongList(first, idOf, async (place) => {
    const page = await read(place);
    setMore((known) => [...known, ...page.people]);
    return page;
  });
  return { ...list, nameOf: personNames([...first.people, ...more]) };
}
