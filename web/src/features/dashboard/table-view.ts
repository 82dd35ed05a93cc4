import { categoryOf } from '#web/lib/catalog/category-copy';
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

/** The orders that the catalog keeps; active products come first in each. */
const catalogOrders = ['name', 'price', 'featured', 'newest'] as const;

/** The orders that it does not keep, as every sale would move a product in them: those of what was read. */
const readOrders = ['stock', 'category', 'changed'] as const;

type CatalogOrder = (typeof catalogOrders)[number];
export type ReadOrder = (typeof readOrders)[number];
export type Order = CatalogOrder | ReadOrder;

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

/** A view as a query of products; what is in an order of its own once it was read is asked for by name. */
export function queryOf({ words, category, state, sorting }: TableView): ProductQuery {
  const { order, isTurned } = sorting;
  const kept = isReadOrder(order) ? { sortBy: 'name' as const } : { sortBy: order, isTurned };
  return { ...everyProduct, ...(state && stateQueries[state]), ...kept, words, category };
}

/** Whether a view leaves anything out. */
export function isFiltered({ words, category, state }: TableView): boolean {
  return words.trim() !== '' || category !== null || state !== null;
}

/** Whether an order is one of what was read, and not of all that there is. */
export function isReadOrder(order: Order): order is ReadOrder {
  return readOrders.includes(order as ReadOrder);
}

/** The order that pressing a column's head asks for; null for one that there is no order of, as whether a product is active. */
export function orderOf(column: Column): Order | null {
  return isOrder(column) ? column : null;
}

/** Which way a column is sorted, as it is announced: the last change comes first where nobody turned it round. */
export function directionOf({ order, isTurned }: Sorting): 'ascending' | 'descending' {
  return (order === 'changed') === isTurned ? 'ascending' : 'descending';
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
  return order && isOrder(order) ? { order, isTurned } : byName;
}

function isOrder(word: string): word is Order {
  return [...catalogOrders, ...readOrders].includes(word as Order);
}

function writeSorting(sorting: Sorting): string | null {
  const word = sortingWord(sorting);
  return word === sortingWord(byName) ? null : word;
}
