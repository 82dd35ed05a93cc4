import { categoryOf } from '#web/lib/catalog/category-words';
import { everyProduct, type ProductQuery } from '#web/lib/catalog/product-query';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';
import { lowStock } from './stock-state';

/** The columns of the table, and their names. */
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

/** The orders that the catalog keeps, and what they are called; active products come first in each. */
export const orderNames = {
  name: 'Name',
  price: 'Price',
  featured: 'Featured',
  newest: 'Newest',
} as const;

export type Order = keyof typeof orderNames;

/** The states that products can be filtered by, and their names. */
export const stateNames = {
  active: 'Active',
  inactive: 'Inactive',
  'sold-out': 'Sold out',
  'low-stock': 'Low stock',
} as const;

export type ProductState = keyof typeof stateNames;

export interface Sorting {
  readonly order: Order;
  /** Whether its usual direction is turned round. */
  readonly isTurned: boolean;
}

/** What an admin asked to see. It stands in the address, so it survives a reload and can be sent to somebody. */
export interface TableView {
  /** Words that a name has to have, or beginnings of them; or a whole id. */
  readonly words: string;
  /** `none` for products that have no category. */
  readonly category: RewardProductCategory | 'none' | null;
  readonly state: ProductState | null;
  readonly sorting: Sorting;
}

const byName: Sorting = { order: 'name', isTurned: false };

/** Everything, by name. */
export const wholeTable: TableView = { words: '', category: null, state: null, sorting: byName };

const stateQueries: Readonly<Record<ProductState, Partial<ProductQuery>>> = {
  active: { active: true },
  inactive: { active: false },
  'sold-out': { stock: [0, 0] },
  'low-stock': { stock: lowStock },
};

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

/** A view as a query of products. */
export function queryOf({ words, category, state, sorting }: TableView): ProductQuery {
  const { order: sortBy, isTurned } = sorting;
  return { ...everyProduct, ...(state && stateQueries[state]), sortBy, isTurned, words, category };
}

/** Whether a view leaves anything out. */
export function isFiltered({ words, category, state }: TableView): boolean {
  return words.trim() !== '' || category !== null || state !== null;
}

/** The order that pressing a column's head asks for; null for a column that the catalog keeps no order of. */
export function orderOf(column: Column): Order | null {
  return Object.hasOwn(orderNames, column) ? (column as Order) : null;
}

/** Pressing a column's head sorts by it; pressing it again turns the order round. */
export function pressOrder(sorting: Sorting, order: Order): Sorting {
  return { order, isTurned: sorting.order === order && !sorting.isTurned };
}

/** A sorting as one word: the order, with a minus when it is turned round. */
export function sortingWord({ order, isTurned }: Sorting): string {
  return isTurned ? `-${order}` : order;
}

/** Reads what `sortingWord` wrote; by name when it is none of these. */
export function readSorting(word: string | null): Sorting {
  const isTurned = word?.startsWith('-') ?? false;
  const order = isTurned ? word?.slice(1) : word;
  if (!order || !Object.hasOwn(orderNames, order)) return byName;
  return { order: order as Order, isTurned };
}

function writeSorting(sorting: Sorting): string | null {
  const word = sortingWord(sorting);
  return word === sortingWord(byName) ? null : word;
}
