import { createStore, type Followed } from '../state/store';

/** One page of a list and the cursor of the next; null after the last. */
export interface ListPage<Entry> {
  readonly items: readonly Entry[];
  readonly next: string | null;
}

/** State of a paginated list. */
export interface LongListState<Entry> extends ListPage<Entry> {
  readonly isPending: boolean;
  /** The failure of the next page; null when there is none. */
  readonly failure: unknown;
}

export interface LongList<Entry> extends Followed<LongListState<Entry>> {
  /** Loads the next page, unless a load is under way or there is none. */
  loadMore(read: (place: string) => Promise<ListPage<Entry>>): Promise<void>;
  /** Changes or removes entries in place. */
  change(entries: (known: readonly Entry[]) => readonly Entry[]): void;
}

/**
 * A list that loads pages on demand. Pages may overlap when entries have moved meanwhile: known entries are skipped.
 *
 * @param first  the initial page
 * @param idOf   returns the unique id of an entry
 */
export function createLongList<Entry>(
  first: ListPage<Entry>,
  idOf: (entry: Entry) => string,
): LongList<Entry> {
  const {
    read: state,
    set,
    subscribe,
  } = createStore<LongListState<Entry>>({
    ...first,
    isPending: false,
    failure: null,
  });

  function setState(changed: Partial<LongListState<Entry>>) {
    set({ ...state(), ...changed });
  }

  function unknownOf(page: readonly Entry[]): Entry[] {
    const known = new Set(state().items.map(idOf));
    return page.filter((entry) => !known.has(idOf(entry)));
  }

  return {
    read: state,
    subscribe,
    async loadMore(read) {
      const { isPending, next: place } = state();
      if (isPending || place === null) return;
      setState({ isPending: true, failure: null });
      try {
        const { items, next } = await read(place);
        setState({ items: [...state().items, ...unknownOf(items)], next, isPending: false });
      } catch (failure) {
        setState({ failure, isPending: false });
      }
    },
    change: (entries) => setState({ items: entries(state().items) }),
  };
}

/** A list and its initial page. */
export interface BegunList<Entry> {
  readonly snapshot: string;
  readonly list: LongList<Entry>;
}

/**
 * The list for a loaded first page: the existing one as long as the page is unchanged, otherwise a new one. Pending pages of the old list
 * do not affect the new one.
 */
export function listFor<Entry>(
  held: BegunList<Entry> | null,
  first: ListPage<Entry>,
  idOf: (entry: Entry) => string,
): BegunList<Entry> {
  const snapshot = JSON.stringify(first);
  return held?.snapshot === snapshot ? held : { snapshot, list: createLongList(first, idOf) };
}
