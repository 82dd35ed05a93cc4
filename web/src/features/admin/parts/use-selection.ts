import { useState } from 'react';
import { focusedRow } from './row-shortcuts';
import { keysIn, mostSelected, type SelectedKeys, type Selection, selectionOf, toggled } from './selection';

/**
 * @param keyOf  returns the unique key of a row
 * @param most   the most rows that can be selected
 * @param list   identifies the list; the rows of another one start without a selection
 */
export function useSelection<Row>(
  items: readonly Row[],
  keyOf: (row: Row) => string,
  { most = mostSelected, list = '' }: { readonly most?: number; readonly list?: string } = {},
): Selection<Row> {
  const [selected, setSelected] = useState<SelectedKeys>({ list, keys: new Set() });
  const keys = keysIn(list, selected);
  const rows = items.filter((row) => keys.has(keyOf(row)));
  const select = (next: ReadonlySet<string>) => setSelected({ list, keys: next });
  const focused = () => {
    const key = focusedRow();
    return items.filter((row) => keyOf(row) === key);
  };
  // Of the rows still listed: rows that left the list would count toward the most at once.
  const toggle = (row: Row) => select(toggled(new Set(rows.map(keyOf)), keyOf(row), most));
  return {
    rows,
    listed: items.length,
    most,
    keyOf,
    has: (row) => keys.has(keyOf(row)),
    toggle,
    toggleFocused() {
      for (const row of focused()) toggle(row);
    },
    chosen: () => (rows.length > 0 ? rows : focused()),
    selectAll: () => select(selectionOf(items.map(keyOf), most)),
    clear: () => select(new Set()),
  };
}
