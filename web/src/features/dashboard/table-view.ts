import { categoryOf } from '#web/lib/catalog/category-words';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';

/** The columns that products can be sorted by, and their names. */
export const columnNames = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  featured: 'Featured',
  active: 'Active',
  changed: 'Changed',
} as const;

export type Column = keyof typeof columnNames;

/** The states that products can be filtered by, and their names. */
export const stateNames = {
  active: 'Active',
  inactive: 'Inactive',
  'sold-out': 'Sold out',
  'low-stock': 'Low stock',
} as const;

export type ProductState = keyof typeof stateNames;

export interface Sorting {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** What an admin asked to see. It stands in the address, so it survives a reload and can be sent to somebody. */
export interface TableView {
  /** Words that must all occur, in any order and letter case. */
  readonly words: string;
  /** `none` for products that have no category. */
  readonly category: RewardProductCategory | 'none' | null;
  readonly state: ProductState | null;
  readonly sorting: Sorting;
}

const byName: Sorting = { column: 'name', isDescending: false };

/** Everything, by name. */
export const wholeTable: TableView = { words: '', category: null, state: null, sorting: byName };

/** Reads a view from an address; what makes no sense there is left out. */
export function readView(search: URLSearchParams): TableView {
  const category = search.get('category');
  const state = search.get('state');
  return {
    words: search.get('q') ?? '',
    category: category === 'none' ? category : categoryOf(category),
    state: state !== null && Object.hasOwn(stateNames, state) ? (state as ProductState) : null,
    sorting: readSorting(search.get('sort')),
  };
}

/** Writes what changed of a view into an address, and leaves everything else there alone. */
export function writeView(search: URLSearchParams, changes: Partial<TableView>): URLSearchParams {
  const { words, category, state, sorting } = { ...readView(search), ...changes };
  const written = new URLSearchParams(search);
  const given = { q: words.trim() === '' ? null : words, category, state, sort: writeSorting(sorting) };
  for (const [name, value] of Object.entries(given)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Whether a view leaves anything out. */
export function isFiltered({ words, category, state }: TableView): boolean {
  return words.trim() !== '' || category !== null || state !== null;
}

/** Pressing a column's head sorts by it; pressing it again turns the order round. */
export function pressColumn(sorting: Sorting, column: Column): Sorting {
  return { column, isDescending: sorting.column === column && !sorting.isDescending };
}

/** A sorting as one word: the column, with a minus when it descends. */
export function sortingWord({ column, isDescending }: Sorting): string {
  return isDescending ? `-${column}` : column;
}

/** Reads what `sortingWord` wrote; by name when it is none of these. */
export function readSorting(word: string | null): Sorting {
  const isDescending = word?.startsWith('-') ?? false;
  const column = isDescending ? word?.slice(1) : word;
  if (!column || !Object.hasOwn(columnNames, column)) return byName;
  return { column: column as Column, isDescending };
}

function writeSorting(sorting: Sorting): string | null {
  const word = sortingWord(sorting);
  return word === sortingWord(byName) ? null : word;
}
