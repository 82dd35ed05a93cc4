import { useState } from 'react';
import { focusedRow } from './row-shortcuts';
import { type Selection, selectionOf, toggled } from './selection';

/** @param keyOf  returns the unique key of a row */
export function useSelection<Row>(items: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = items.filter((row) => selected.has(keyOf(row)));
  const focused = () => {
    const key = focusedRow();
    return items.filter((row) => keyOf(row) === key);
  };
  // Of the rows still listed: rows that left the list would count toward the most at once.
  const toggle = (row: Row) => setSelected(toggled(new Set(rows.map(keyOf)), keyOf(row)));
  return {
    rows,
    listed: items.length,
    keyOf,
    has: (row) => selected.has(keyOf(row)),
    toggle,
    toggleFocused() {
      for (const row of focused()) toggle(row);
    },
    chosen: () => (rows.length > 0 ? rows : focused()),
    selectAll: () => setSelected(selectionOf(items.map(keyOf))),
    clear: () => setSelected(new Set()),
  };
}
