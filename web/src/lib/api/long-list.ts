import { createStore, type Followed } from '../state/store';

/** One page of a list and the cursor of the next; null after the last. */
export interface ListPage<Entry, Cursor = string> {
  readonly items: readonly Entry[];
  readonly next: Cursor | null;
}

/** State of a paginated list. */
export interface LongListState<Entry, Cursor = string> extends ListPage<Entry, Cursor> {
  readonly isPending: boolean;
  /** The failure of the next page; null when there is none. */
  readonly failure: unknown;
}

export interface LongList<Entry, Cursor = string> extends Followed<LongListState<Entry, Cursor>> {
  /**
   * Loads the next page, unless a load is under way or there is none.
   *
   * @param atLeast  number of entries to add: pages may be short. Further pages are read while the list is shown, and a failure keeps
   *   those that were read. @default one page, whatever it holds
   */
  loadMore(read: ReadPage<Entry, Cursor>, atLeast?: number): Promise<void>;
  /** Changes or removes entries in place. */
  change(entries: (known: readonly Entry[]) => readonly Entry[]): void;
}

/** Reads the page at a cursor. */
export type ReadPage<Entry, Cursor = string> = (place: Cursor) => Promise<ListPage<Entry, Cursor>>;

/**
 * A list that loads pages on demand. Pages may overlap when entries have moved meanwhile: known entries are skipped.
 *
 * @param first  the initial page
 * @param idOf   returns the unique id of an entry
 */
export function createLongList<Entry, Cursor = string>(
  first: ListPage<Entry, Cursor>,
  idOf: (entry: Entry) => string,
): LongList<Entry, Cursor> {
  let isShown = false;
  const {
    read: state,
    set,
    subscribe,
  } = createStore<LongListState<Entry, Cursor>>({ ...first, isPending: false, failure: null }, () => {
    isShown = true;
    return () => {
      isShown = false;
    };
  });

  function setState(changed: Partial<LongListState<Entry, Cursor>>) {
    set({ ...state(), ...changed });
  }

  function unknownOf(page: readonly Entry[]): Entry[] {
    const known = new Set(state().items.map(idOf));
    return page.filter((entry) => !known.has(idOf(entry)));
  }

  async function readPages(from: Cursor, read: ReadPage<Entry, Cursor>, atLeast: number) {
    let place: Cursor | null = from;
    let added = 0;
    do {
      const page: ListPage<Entry, Cursor> = await read(place);
      const items = unknownOf(page.items);
      place = page.next;
      added += items.length;
      const isPending = isShown && place !== null && added < atLeast;
      setState({ items: [...state().items, ...items], next: place, isPending });
    } while (place !== null && state().isPending);
  }

  return {
    read: state,
    subscribe,
    async loadMore(read, atLeast = 0) {
      const { isPending, next: place } = state();
      if (isPending || place === null) return;
      setState({ isPending: true, failure: null });
      try {
        await readPages(place, read, atLeast);
      } catch (failure) {
        setState({ failure, isPending: false });
      }
    },
    change: (entries) => setState({ items: entries(state().items) }),
  };
}

/** A list and its initial page. */
export interface BegunList<Entry, Cursor = string> {
  readonly name: string;
  readonly snapshot: string;
  readonly list: LongList<Entry, Cursor>;
}

/**
 * The list for a loaded first page: the existing one as long as name and page are unchanged, otherwise a new one. Pending pages of the old
 * list do not affect the new one.
 *
 * @param name  identifies what is listed: other filters may find the same first page, and other pages after it
 */
export function listFor<Entry, Cursor = string>(
  held: BegunList<Entry, Cursor> | null,
  first: ListPage<Entry, Cursor>,
  idOf: (entry: Entry) => string,
  name = '',
): BegunList<Entry, Cursor> {
  const snapshot = JSON.stringify(first);
  const isSame = held?.name === name && held.snapshot === snapshot;
  return isSame ? held : { name, snapshot, list: createLongList(first, idOf) };
}
