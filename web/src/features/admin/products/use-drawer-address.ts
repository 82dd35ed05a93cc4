import { useMemo } from 'react';
import { withFilters } from '#web/lib/filters/filters';
import { useTypedSearch } from '#web/lib/page/use-typed-search';
import { readOpened, withOpened } from './drawer-address';
import {
  type ProductFilters,
  type ProductState,
  queryOf,
  readView,
  type TableView,
  writeView,
} from './table-view';

/** Reads the state of the board from the address and builds addresses with changes. Each choice is a history entry. */
export function useDrawerAddress() {
  const { search, typed, go, type } = useTypedSearch(writeView);
  const stored = useMemo(() => readView(search), [search]);
  const query = useMemo(() => queryOf(stored), [stored]);

  return {
    view: { ...stored, words: typed ?? stored.words },
    query,
    opened: readOpened(search),
    show: (changes: Partial<TableView>) => go((now) => writeView(now, changes)),
    filter: (filters: ProductFilters) => go((now) => withFilters(now, filters)),
    type,
    close: () => go((now) => withOpened(now, null), true),
    /** Replaces the drawer of a new product with that of the stored one, if it is still open. */
    openStored(product: { id: string }) {
      const isNewOpen = readOpened(new URLSearchParams(location.search)) === 'new';
      if (isNewOpen) go((now) => withOpened(now, product), true);
    },
    createPath: `?${withOpened(search, 'new')}`,
    editPathOf: (product: { id: string }) => `?${withOpened(search, product)}`,
    statePathOf: (state: ProductState | null) => `?${writeView(search, { state })}`,
  };
}

export type DrawerAddress = ReturnType<typeof useDrawerAddress>;
