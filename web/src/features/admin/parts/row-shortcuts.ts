import { type ListShortcut, openKey } from './list-shortcut';

/**
 * A list whose rows have their keys in `data-list-row`. A row takes the focus itself if it has a `tabIndex`, otherwise its first link does.
 * The link or button that opens a row has `data-row-open`.
 */
export interface ShortcutRows {
  /** What a row is, such as `order`. */
  readonly row: string;
  /** Whether the page has a search. @default true */
  readonly hasSearch?: boolean;
  /** What opening a row does, such as `Open the order`; left out where rows have nothing to open. */
  readonly opens?: string;
}

/** A day is chosen, not typed, so it is not what a search begins with. */
const searchSelector = '.admin-page [role=search] input:not([type=date])';

function focusedElement(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-list-row]') ?? null;
}

/** Key of the row that has the focus; null for none. */
export function focusedRow(): string | null {
  return focusedElement()?.dataset['listRow'] ?? null;
}

/** The shortcuts that move the focus, to the search and from row to row, and the one that opens the row with the focus. */
export function rowShortcuts({ row: name, hasSearch = true, opens }: ShortcutRows): ListShortcut[] {
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
  const open: ListShortcut = {
    key: openKey,
    label: `${opens} (also Enter)`,
    act: () => focusedElement()?.querySelector<HTMLElement>('[data-row-open]')?.click(),
  };
  return [
    ...(hasSearch ? [search] : []),
    { key: 'j', label: `Next ${name}`, act: () => move(1) },
    { key: 'k', label: `Previous ${name}`, act: () => move(-1) },
    ...(opens === undefined ? [] : [open]),
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
