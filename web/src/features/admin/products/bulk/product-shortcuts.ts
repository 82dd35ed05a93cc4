import type { ListShortcut } from '../../parts/list-shortcut';

const rowSelector = '.product-row a.product-name';

/** The number of the row that has the focus, among all rows; null for none. */
export function focusedRow(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('.product-row');
  return row?.dataset['index'] === undefined ? null : Number(row.dataset['index']);
}

/** The shortcuts that move the focus: to the search and from row to row. Rows that come into view are loaded by the table. */
export function productShortcuts(): ListShortcut[] {
  const move = (direction: 1 | -1) => {
    const current = focusedRow();
    const links = [...document.querySelectorAll<HTMLElement>(rowSelector)];
    const wanted =
      current === null ? null : `.product-row[data-index="${current + direction}"] a.product-name`;
    const next = wanted === null ? links[0] : document.querySelector<HTMLElement>(wanted);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  return [
    {
      key: '/',
      label: 'Search',
      act: () => document.querySelector<HTMLElement>('.table-search input')?.focus(),
    },
    { key: 'j', label: 'Next product', act: () => move(1) },
    { key: 'k', label: 'Previous product', act: () => move(-1) },
  ];
}
