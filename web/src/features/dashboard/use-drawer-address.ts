import { useMemo } from 'react';
import { useTypedSearch } from '#web/lib/use-typed-search';
import { readOpened, withOpened } from './drawer-address';
import { type ProductState, queryOf, readView, type TableView, writeView } from './table-view';

/** What the address says of the board, and addresses that say something else. A choice is a step that the way back undoes. */
export function useDrawerAddress() {
  const { search, typed, go, type } = useTypedSearch(writeView);
  const stored = useMemo(() => readView(search), [search]);
  const query = useMemo(() => queryOf(stored), [stored]);

  return {
    view: { ...stored, words: typed ?? stored.words },
    query,
    opened: readOpened(search),
    show: (changes: Partial<TableView>) => go((now) => writeView(now, changes)),
    type,
    close: () => go((now) => withOpened(now, null), true),
    /** Whoever still writes on a product that was new goes on with the stored one. */
    openStored(product: { id: string }) {
      const isNewOpen = readOpened(new URLSearchParams(location.search)) === 'new';
      if (isNewOpen) go((now) => withOpened(now, product), true);
    },
    createPath: `?${withOpened(search, 'new')}`,
    editPathOf: (product: { id: string }) => `?${withOpened(search, product)}`,
    statePathOf: (state: ProductState | null) => `?${writeView(search, { state })}`,
  };
}
