import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readOpened, withOpened } from './board-address';
import { type ProductState, readView, type TableView, writeView } from './table-view';

/** What the address says of the board, and addresses that say something else. */
export function useBoardAddress() {
  const [search, setSearch] = useSearchParams();
  const stored = readView(search);
  // The address follows a moment later, and nobody waits for that while they type.
  const [words, setWords] = useState(stored.words);
  const go = (to: URLSearchParams) => setSearch(to, { replace: true, preventScrollReset: true });
  return {
    view: { ...stored, words },
    opened: readOpened(search),
    show(changes: Partial<TableView>) {
      setWords(changes.words ?? words);
      go(writeView(search, { words, ...changes }));
    },
    close: () => go(withOpened(search, null)),
    createPath: `?${withOpened(search, 'new')}`,
    editPathOf: (product: { id: string }) => `?${withOpened(search, product)}`,
    statePathOf: (state: ProductState | null) => `?${writeView(search, { state })}`,
  };
}
