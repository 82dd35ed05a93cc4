import { getVariableValues, Kind, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { everyProduct, partsOf } from '#web/lib/catalog/product-query';
import { listRewardProducts } from '#web/lib/catalog/reward-product';
import { catalogSchema } from '#web/lib/catalog/schema-fixture';
import {
  type Column,
  columnNames,
  isFiltered,
  isReadOrder,
  queryOf,
  readSorting,
  readView,
  sortingWord,
  sortOf,
  stateNames,
  type TableView,
  wholeTable,
  writeView,
} from './table-view';

const read = (query: string) => readView(new URLSearchParams(query));
const write = (query: string, changes: Parameters<typeof writeView>[1]) =>
  writeView(new URLSearchParams(query), changes).toString();

describe('the view in the address', () => {
  it('is everything by name for an empty address', () => {
    expect(read('')).toEqual(wholeTable);
  });

  it('is read with all parts', () => {
    expect(read('q=jade+mug&category=merch&state=low-stock&sort=-price')).toEqual({
      words: 'jade mug',
      category: 'merch',
      state: 'low-stock',
      sorting: { order: 'price', isTurned: true },
    });
  });

  it('ignores invalid values', () => {
    expect(read('category=toString&state=constructor&sort=-valueOf')).toEqual(wholeTable);
  });

  it('supports products without a category', () => {
    expect(read('category=none').category).toBe('none');
  });

  it('is written as it was read', () => {
    const query = 'q=mug&category=none&state=inactive&sort=-newest';

    expect(write('', read(query))).toBe(query);
  });

  it('keeps other parameters, and omits defaults', () => {
    expect(write('product=mug&q=x&sort=-price', { words: ' ', sorting: wholeTable.sorting })).toBe(
      'product=mug',
    );
  });
});

/** What the head of a column shows and does in a sorting; `next` is the sorting that a press asks for. */
function headOf(column: Column, word: string) {
  const pressed: string[] = [];
  const sort = sortOf(column, readSorting(word), (sorting) => pressed.push(sortingWord(sorting)));
  sort?.onSort();
  return sort && { isSorted: sort.isSorted, direction: sort.direction, next: pressed[0] };
}

describe('sortOf', () => {
  it('sorts by a pressed column, and reverses on the second press', () => {
    expect(headOf('price', 'name')).toEqual({ isSorted: false, direction: 'ascending', next: 'price' });
    expect(headOf('price', 'price')).toEqual({ isSorted: true, direction: 'ascending', next: '-price' });
    expect(headOf('price', '-price')).toEqual({ isSorted: true, direction: 'descending', next: 'price' });
  });

  it.each([
    ['stock', 'stock', 'ascending'],
    ['changed', 'changed', 'descending'],
    ['changed', '-changed', 'ascending'],
    ['changed', 'name', 'descending'],
  ] as const)('announces the order of %s in %s as %s', (column, word, direction) => {
    expect(headOf(column, word)?.direction).toBe(direction);
  });

  it('sorts by every column except switches, and by some only among loaded products', () => {
    const columns = Object.keys(columnNames) as Column[];

    expect(columns.filter((column) => headOf(column, 'name') === undefined)).toEqual(['active']);
    const ofRead = columns.filter((column) => isReadOrder(readSorting(column).order));
    expect(ofRead).toEqual(['category', 'stock', 'changed']);
  });
});

it.each([
  [{}, false],
  [{ sorting: { order: 'price', isTurned: true } as const }, false],
  [{ words: 'mug' }, true],
  [{ category: 'none' as const }, true],
  [{ state: 'active' as const }, true],
])('returns for %o whether it filters', (view, filtered) => {
  expect(isFiltered({ ...wholeTable, ...view })).toBe(filtered);
});

it.each([
  ['', { sortBy: 'name' }],
  ['sort=-newest&state=active', { sortBy: 'newest', isTurned: true, active: true }],
  ['state=sold-out&category=none', { sortBy: 'name', stock: [0, 0], category: 'none' }],
  ['state=low-stock&q=mug', { sortBy: 'name', stock: [1, 10], words: 'mug' }],
  ['state=inactive', { sortBy: 'name', active: false }],
  ['sort=-stock&q=mug', { sortBy: 'name', words: 'mug' }],
])('maps %s to a catalog query', (address, expected) => {
  expect(queryOf(read(address))).toEqual({ ...everyProduct, ...expected });
});

it('never builds a query that the schema rejects', () => {
  const categories = [null, 'none', ...Object.keys(categoryNames)] as TableView['category'][];
  const states = [null, ...Object.keys(stateNames)] as TableView['state'][];
  const views = categories.flatMap((category) =>
    states.map((state): TableView => ({ ...wholeTable, category, state, words: 'mug' })),
  );

  const refusals = views.flatMap((view) => partsOf(queryOf(view)).flatMap(refusalsOf));

  expect(views).toHaveLength(45);
  expect(refusals).toEqual([]);
  expect(refusalsOf({ filter: { category: { attributeExists: false } } })).not.toEqual([]);
});

/** Returns the schema errors for the arguments of a list query. */
function refusalsOf(variables: object): readonly string[] {
  const [query] = listRewardProducts.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { variableDefinitions = [] } = query as OperationDefinitionNode;
  const { errors } = getVariableValues(catalogSchema, variableDefinitions, { ...variables });
  return errors?.map(({ message }) => message) ?? [];
}
