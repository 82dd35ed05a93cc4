import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryOf, readView, type StoreView, writeView } from './store-view';

/** How long a pause in typing is before what was typed is looked for. */
const pauseMs = 200;

/**
 * What the address says of the store. A choice is a step that the way back undoes; typing is none, and is looked for once it pauses.
 */
export function useStoreView() {
  const [search, setSearch] = useSearchParams();
  const stored = useMemo(() => readView(search), [search]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = useMemo(() => queryOf(stored), [stored]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const addressOf = useCallback((changes: Partial<StoreView>) => `?${writeView(search, changes)}`, [search]);
  const show = useCallback(
    (changes: Partial<StoreView>) => {
      clearTimeout(timer.current);
      setTyped(null);
      setSearch(writeView(searchNow(), changes), { preventScrollReset: true });
    },
    [setSearch],
  );

  return {
    /** What the address says, and with it what is shown. */
    view: stored,
    /** What stands in the search, which may be ahead of the address. */
    words: typed ?? stored.words,
    query,
    addressOf,
    show,
    type(words: string) {
      clearTimeout(timer.current);
      setTyped(words);
      timer.current = setTimeout(() => {
        setTyped(null);
        setSearch(writeView(searchNow(), { words }), { replace: true, preventScrollReset: true });
      }, pauseMs);
    },
  };
}

/** Of the address itself: what is drawn may lag behind it, and a choice made meanwhile must not undo the one before. */
function searchNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}
