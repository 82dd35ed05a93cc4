import { useCallback, useMemo } from 'react';
import { useTypedSearch } from '#web/lib/use-typed-search';
import { queryOf, readView, type StoreView, writeView } from './store-view';

/**
 * What the address says of the store. A choice is a step that the way back undoes; typing is none, and is looked for once it pauses.
 */
export function useStoreView() {
  const { search, typed, go, type } = useTypedSearch(writeView);
  const stored = useMemo(() => readView(search), [search]);
  const query = useMemo(() => queryOf(stored), [stored]);

  const addressOf = useCallback((changes: Partial<StoreView>) => `?${writeView(search, changes)}`, [search]);
  const show = useCallback((changes: Partial<StoreView>) => go((now) => writeView(now, changes)), [go]);

  return {
    /** What the address says, and with it what is shown. */
    view: stored,
    /** What stands in the search, which may be ahead of the address. */
    words: typed ?? stored.words,
    query,
    addressOf,
    show,
    type,
  };
}
