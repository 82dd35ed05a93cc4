import { lowStock } from '#domain/rewards/low-stock';
import { categoryOf } from '#web/lib/catalog/category-copy';
import { everyProduct, type ProductQuery } from '#web/lib/catalog/product-query';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';
import { type Filters, withFilters } from '#web/lib/filters/filters';
import type { ColumnSort } from '../parts/column-head';

/** The columns of the table and their names. */
export const columnNames = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  stock: 'Stock',
  featured: 'Featured',
  active: 'Active',
  changed: 'Updated',
} as const;

export type Column = keyof typeof columnNames;

/** The orders that the catalog supports; active products come first in each. */
const catalogOrders = ['name', 'price', 'featured', 'newest'] as const;

/** The orders that it does not support, because every sale would move a product; they sort loaded products only. */
const readOrders = ['stock', 'category', 'changed'] as const;

type CatalogOrder = (typeof catalogOrders)[number];
export type ReadOrder = (typeof readOrders)[number];
export type Order = CatalogOrder | ReadOrder;

/** The states to filter by and their names. */
export const stateNames = {
  active: 'Active',
  inactive: 'Inactive',
  'sold-out': 'Sold out',
  'low-stock': 'Low stock',
} as const;

export type ProductState = keyof typeof stateNames;

export interface Sorting {
  readonly order: Order;
  /** Whether the default direction is reversed. */
  readonly isTurned: boolean;
}

/** Filters and order of the table. They are in the address, so they survive a reload and can be shared. */
export interface TableView {
  /** Words or word prefixes of a name; or a full id. */
  readonly words: string;
  /** `none` for products without a category. */
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

/** Reads a view from an address; invalid values are ignored. */
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

/** What the fields of the filter bar filter by, under the names of the address. */
export type ProductFilters = Filters<'q' | 'category' | 'sort'>;

/** Returns the filters of a view, empty where they leave everything as it is. */
export function filtersOf({ words, category, sorting }: TableView): ProductFilters {
  const sort = sorting.order === byName.order && !sorting.isTurned ? '' : sortingWord(sorting);
  return { q: words, category: category ?? '', sort };
}

/** Writes changes of a view into an address; other parameters stay unchanged. */
export function writeView(search: URLSearchParams, changes: Partial<TableView>): URLSearchParams {
  const view = { ...readView(search), ...changes };
  const { sort, ...filters } = filtersOf(view);
  return withFilters(search, { ...filters, state: view.state ?? '', sort });
}

/** Returns the product query of a view; an order that the catalog does not support is queried by name. */
export function queryOf({ words, category, state, sorting }: TableView): ProductQuery {
  const { order, isTurned } = sorting;
  const kept = isReadOrder(order) ? { sortBy: 'name' as const } : { sortBy: order, isTurned };
  return { ...everyProduct, ...(state && stateQueries[state]), ...kept, words, category };
}

/** Whether a view has filters. */
export function isFiltered({ words, category, state }: TableView): boolean {
  return words.trim() !== '' || category !== null || state !== null;
}

/** Whether an order sorts loaded products only. */
export function isReadOrder(order: Order): order is ReadOrder {
  return readOrders.includes(order as ReadOrder);
}

/**
 * Returns how the table is sorted by a column; undefined for columns without an order, such as the active switch.
 *
 * @param onSort  called with the order that a press asks for
 */
export function sortOf(
  column: Column,
  sorting: Sorting,
  onSort: (sorting: Sorting) => void,
): ColumnSort | undefined {
  if (!isOrder(column)) return undefined;
  const isSorted = sorting.order === column;
  return {
    isSorted,
    direction: directionOf(isSorted ? sorting : { order: column, isTurned: false }),
    onSort: () => onSort({ order: column, isTurned: isSorted && !sorting.isTurned }),
  };
}

/** The announced direction of an order: last changes are descending by default. */
function directionOf({ order, isTurned }: Sorting): ColumnSort['direction'] {
  return (order === 'changed') === isTurned ? 'ascending' : 'descending';
}

/** Formats an order as one word, with a minus when it is reversed. */
export function sortingWord({ order, isTurned }: Sorting): string {
  return isTurned ? `-${order}` : order;
}

/** Parses the result of `sortingWord`; by name if it is invalid. */
export function readSorting(word: string | null): Sorting {
  const isTurned = word?.startsWith('-') ?? false;
  const order = isTurned ? word?.slice(1) : word;
  return order && isOrder(order) ? { order, isTurned } : byName;
}

function isOrder(word: string): word is Order {
  return [...catalogOrders, ...readOrders].includes(word as Order);
}
