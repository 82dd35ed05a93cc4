import { getVariableValues, Kind, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { categoryNames } from '#web/lib/catalog/category-copy';
import { everyProduct, variablesOf } from '#web/lib/catalog/product-query';
import { listRewardProducts } from '#web/lib/catalog/reward-product';
import { catalogSchema } from '#web/lib/catalog/schema-fixture';
import {
  type Column,
  columnNames,
  directionOf,
  isFiltered,
  isReadOrder,
  orderOf,
  pressOrder,
  queryOf,
  readSorting,
  readView,
  sortingWord,
  stateNames,
  type TableView,
  wholeTable,
  writeView,
} from './table-view';

const read = (query: string) => readView(new URLSearchParams(query));
const write = (query: string, changes: Parameters<typeof writeView>[1]) =>
  writeView(new URLSearchParams(query), changes).toString();

describe('the view in the address', () => {
  it('is everything by name when nothing is said', () => {
    expect(read('')).toEqual(wholeTable);
  });

  it('is read with all of its parts', () => {
    expect(read('q=jade+mug&category=merch&state=low-stock&sort=-price')).toEqual({
      words: 'jade mug',
      category: 'merch',
      state: 'low-stock',
      sorting: { order: 'price', isTurned: true },
    });
  });

  it('leaves out what makes no sense', () => {
    expect(read('category=toString&state=constructor&sort=-valueOf')).toEqual(wholeTable);
  });

  it('can ask for products without a category', () => {
    expect(read('category=none').category).toBe('none');
  });

  it('is written back as it was read', () => {
    const query = 'q=mug&category=none&state=inactive&sort=-newest';

    expect(write('', read(query))).toBe(query);
  });

  it('keeps what else stands in the address, and drops what is as usual', () => {
    expect(write('product=mug&q=x&sort=-price', { words: ' ', sorting: wholeTable.sorting })).toBe(
      'product=mug',
    );
  });
});

it('sorts by a column that is pressed, and the other way round when it is pressed again', () => {
  const first = pressOrder(wholeTable.sorting, 'price');
  const second = pressOrder(first, 'price');

  expect([first, second, pressOrder(second, 'price')].map(sortingWord)).toEqual(['price', '-price', 'price']);
});

it.each([
  ['price', 'ascending'],
  ['-price', 'descending'],
  ['stock', 'ascending'],
  ['changed', 'descending'],
  ['-changed', 'ascending'],
])('announces what is sorted by %s as %s', (word, direction) => {
  expect(directionOf(readSorting(word))).toBe(direction);
});

it('sorts by every column that is no switch, and what the catalog does not keep among what was read', () => {
  const columns = Object.keys(columnNames) as Column[];

  expect(columns.filter((column) => orderOf(column) === null)).toEqual(['active']);
  expect(columns.flatMap((column) => orderOf(column) ?? []).filter(isReadOrder)).toEqual([
    'category',
    'stock',
    'changed',
  ]);
});

it.each([
  [{}, false],
  [{ sorting: { order: 'price', isTurned: true } as const }, false],
  [{ words: 'mug' }, true],
  [{ category: 'none' as const }, true],
  [{ state: 'active' as const }, true],
])('knows whether %o leaves anything out', (view, filtered) => {
  expect(isFiltered({ ...wholeTable, ...view })).toBe(filtered);
});

it.each([
  ['', { sortBy: 'name' }],
  ['sort=-newest&state=active', { sortBy: 'newest', isTurned: true, active: true }],
  ['state=sold-out&category=none', { sortBy: 'name', stock: [0, 0], category: 'none' }],
  ['state=low-stock&q=mug', { sortBy: 'name', stock: [1, 10], words: 'mug' }],
  ['state=inactive', { sortBy: 'name', active: false }],
  ['sort=-stock&q=mug', { sortBy: 'name', words: 'mug' }],
])('asks the catalog for %s', (address, asked) => {
  expect(queryOf(read(address))).toEqual({ ...everyProduct, ...asked });
});

it('never asks for what the catalog would refuse, whatever is chosen', () => {
  const categories = [null, 'none', ...Object.keys(categoryNames)] as TableView['category'][];
  const states = [null, ...Object.keys(stateNames)] as TableView['state'][];
  const views = categories.flatMap((category) =>
    states.map((state): TableView => ({ ...wholeTable, category, state, words: 'mug' })),
  );

  const refusals = views.flatMap((view) => refusalsOf(variablesOf(queryOf(view))));

  expect(views).toHaveLength(45);
  expect(refusals).toEqual([]);
  expect(refusalsOf({ filter: { category: { attributeExists: false } } })).not.toEqual([]);
});

/** What the schema has against the arguments of a list. */
function refusalsOf(variables: object): readonly string[] {
  const [query] = listRewardProducts.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { variableDefinitions = [] } = query as OperationDefinitionNode;
  const { errors } = getVariableValues(catalogSchema, variableDefinitions, { ...variables });
  return errors?.map(({ message }) => message) ?? [];
}
