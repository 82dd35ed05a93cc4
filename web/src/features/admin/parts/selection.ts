import type { ListShortcut } from './list-shortcut';

/** Rows of one bulk step, where its list sets no other bound. */
export const mostSelected = 200;

/** The selected rows of a list; a row that leaves the list leaves the selection. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  /** Number of rows in the list. */
  readonly listed: number;
  /** The most rows that can be selected. */
  readonly most: number;
  /** Returns the unique key of a row, which its element has in `data-list-row`. */
  readonly keyOf: (row: Row) => string;
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** Adds the row with the focus, or removes it. */
  readonly toggleFocused: () => void;
  /** Returns the selected rows; without any, the one with the focus. */
  readonly chosen: () => readonly Row[];
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** The selected rows, and the list that they were selected in. */
export interface SelectedKeys {
  readonly list: string;
  readonly keys: ReadonlySet<string>;
}

/** Returns the selected rows of a list; none while they are those of another one. */
export function keysIn(list: string, selected: SelectedKeys): ReadonlySet<string> {
  return selected.list === list ? selected.keys : new Set();
}

/** Returns the selection with a row added or removed; a full selection takes no more. */
export function toggled(
  selected: ReadonlySet<string>,
  key: string,
  most = mostSelected,
): ReadonlySet<string> {
  if (!selected.has(key) && selected.size >= most) return selected;
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the selection of as many of these rows as it takes, in their order. */
export function selectionOf(keys: readonly string[], most = mostSelected): ReadonlySet<string> {
  return new Set(keys.slice(0, most));
}

/**
 * The shortcut that selects the row with the focus.
 *
 * @param name  what a row is, such as `order`
 */
export function selectShortcut(
  name: string,
  { toggleFocused }: Pick<Selection<never>, 'toggleFocused'>,
): ListShortcut {
  return { key: 'x', label: `Select the ${name}`, act: toggleFocused };
}
