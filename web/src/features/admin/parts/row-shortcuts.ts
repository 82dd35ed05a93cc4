import type { ListShortcut } from './list-shortcut';

/** A list whose rows have their keys in `data-list-row`. A row takes the focus itself if it has a `tabIndex`, otherwise its first link does. */
export interface ShortcutRows {
  /** What a row is, such as `order`. */
  readonly row: string;
  /** Whether the page has a search. @default true */
  readonly hasSearch?: boolean;
}

/** A day is chosen, not typed, so it is not what a search begins with. */
const searchSelector = '.admin-page [role=search] input:not([type=date])';

/** Key of the row that has the focus; null for none. */
export function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-list-row]')?.dataset['listRow'] ?? null;
}

/** The shortcuts that move the focus: to the search and from row to row. */
export function rowShortcuts({ row: name, hasSearch = true }: ShortcutRows): ListShortcut[] {
  const move = (direction: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-list-row]')];
    const current = rows.find((row) => row.contains(document.activeElement));
    const next = neighborOf(rows, current, direction);
    const target = next?.matches('[tabindex]') ? next : next?.querySelector<HTMLElement>('a');
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  };
  const search: ListShortcut = {
    key: '/',
    label: 'Search',
    act: () => document.querySelector<HTMLElement>(searchSelector)?.focus(),
  };
  return [
    ...(hasSearch ? [search] : []),
    { key: 'j', label: `Next ${name}`, act: () => move(1) },
    { key: 'k', label: `Previous ${name}`, act: () => move(-1) },
  ];
}

/** Returns the neighbor of a row in a list: the first without a current row, the last at the end. */
export function neighborOf<Row>(
  rows: readonly Row[],
  current: Row | undefined,
  direction: 1 | -1,
): Row | undefined {
  const index = current === undefined ? -1 : rows.indexOf(current);
  if (index === -1) return rows[0];
  return rows[Math.min(Math.max(index + direction, 0), rows.length - 1)];
}
