import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readOpened, withOpened } from './board-address';
import { type ProductState, queryOf, readView, type TableView, writeView } from './table-view';

/** How long a pause in typing is before what was typed is looked for. */
const pauseMs = 200;

/** What the address says of the board, and addresses that say something else. A choice is a step that the way back undoes. */
export function useBoardAddress() {
  const [search, setSearch] = useSearchParams();
  const stored = useMemo(() => readView(search), [search]);
  const query = useMemo(() => queryOf(stored), [stored]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function go(to: URLSearchParams, replace = false) {
    clearTimeout(timer.current);
    setTyped(null);
    setSearch(to, { replace, preventScrollReset: true });
  }

  return {
    view: { ...stored, words: typed ?? stored.words },
    query,
    opened: readOpened(search),
    show: (changes: Partial<TableView>) => go(writeView(searchNow(), changes)),
    type(words: string) {
      clearTimeout(timer.current);
      setTyped(words);
      timer.current = setTimeout(() => go(writeView(searchNow(), { words }), true), pauseMs);
    },
    close: () => go(withOpened(searchNow(), null), true),
    createPath: `?${withOpened(search, 'new')}`,
    editPathOf: (product: { id: string }) => `?${withOpened(search, product)}`,
    statePathOf: (state: ProductState | null) => `?${writeView(search, { state })}`,
  };
}

/** Of the address itself: what is drawn may lag behind it, and a choice made meanwhile must not undo the one before. */
function searchNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}
