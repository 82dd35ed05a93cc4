/** One page of a list, and where the next begins; null after the last. */
export interface ListPage<Entry> {
  readonly items: readonly Entry[];
  readonly next: string | null;
}

/** How a list stands that is read page by page. */
export interface LongListStand<Entry> extends ListPage<Entry> {
  readonly isPending: boolean;
  /** Why the next page did not come; null while nothing is known to have failed. */
  readonly failure: unknown;
}

export interface LongList<Entry> {
  stand(): LongListStand<Entry>;
  /** @returns what ends the telling */
  subscribe(changed: () => void): () => void;
  /** Reads the next page, unless one is on its way or there is none. */
  readOn(read: (place: string) => Promise<ListPage<Entry>>): Promise<void>;
  /** Changes entries in their place, or leaves some out. */
  change(entries: (known: readonly Entry[]) => readonly Entry[]): void;
}

/**
 * A list that grows by a page whenever somebody asks for more. Pages may overlap where the list has moved meanwhile: what stands in
 * it already is left out.
 *
 * @param first  the page that it begins with
 * @param idOf   what tells an entry from all others
 */
export function createLongList<Entry>(
  first: ListPage<Entry>,
  idOf: (entry: Entry) => string,
): LongList<Entry> {
  let stand: LongListStand<Entry> = { ...first, isPending: false, failure: null };
  const listeners = new Set<() => void>();

  function become(changed: Partial<LongListStand<Entry>>) {
    stand = { ...stand, ...changed };
    for (const listener of listeners) listener();
  }

  function unknownOf(page: readonly Entry[]): Entry[] {
    const known = new Set(stand.items.map(idOf));
    return page.filter((entry) => !known.has(idOf(entry)));
  }

  return {
    stand: () => stand,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    async readOn(read) {
      if (stand.isPending || stand.next === null) return;
      become({ isPending: true, failure: null });
      try {
        const { items, next } = await read(stand.next);
        become({ items: [...stand.items, ...unknownOf(items)], next, isPending: false });
      } catch (failure) {
        become({ failure, isPending: false });
      }
    },
    change: (entries) => become({ items: entries(stand.items) }),
  };
}

/** A list, and what the page told that it began with. */
export interface BegunList<Entry> {
  readonly told: string;
  readonly list: LongList<Entry>;
}

/**
 * The list for a page that was loaded: the one that is held as long as the page tells the same, else another. A page that is still on
 * its way to the one of before does not come to this.
 */
export function listFor<Entry>(
  held: BegunList<Entry> | null,
  first: ListPage<Entry>,
  idOf: (entry: Entry) => string,
): BegunList<Entry> {
  const told = JSON.stringify(first);
  return held?.told === told ? held : { told, list: createLongList(first, idOf) };
}
