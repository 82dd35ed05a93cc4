import type { ListShortcut } from './list-shortcut';

const rowSelector = '.order-board-row';

/** Number of the order whose row has the focus; null for none. */
export function orderOfRow(focused: Element | null): string | null {
  return focused?.closest<HTMLElement>('[data-order]')?.dataset['order'] ?? null;
}

/** The shortcuts that move the focus: to the search and from row to row. */
export function rowShortcuts(): ListShortcut[] {
  const move = (direction: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
    const current = document.activeElement?.closest('[data-order]')?.querySelector<HTMLElement>(rowSelector);
    const next = neighborOf(rows, current ?? undefined, direction);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  return [
    {
      key: '/',
      label: 'Search',
      act: () => document.querySelector<HTMLElement>('.order-board [role=search] input')?.focus(),
    },
    { key: 'j', label: 'Next order', act: () => move(1) },
    { key: 'k', label: 'Previous order', act: () => move(-1) },
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
