import { describe, expect, it } from 'vitest';
import { isFiltered, pressColumn, readView, sortingWord, wholeTable, writeView } from './table-view';

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
      sorting: { column: 'price', isDescending: true },
    });
  });

  it('leaves out what makes no sense', () => {
    expect(read('category=toString&state=constructor&sort=-valueOf')).toEqual(wholeTable);
  });

  it('can ask for products without a category', () => {
    expect(read('category=none').category).toBe('none');
  });

  it('is written back as it was read', () => {
    const query = 'q=mug&category=none&state=inactive&sort=-changed';

    expect(write('', read(query))).toBe(query);
  });

  it('keeps what else stands in the address, and drops what is as usual', () => {
    expect(write('product=mug&q=x&sort=-price', { words: ' ', sorting: wholeTable.sorting })).toBe(
      'product=mug',
    );
  });
});

it('sorts by a column that is pressed, and the other way round when it is pressed again', () => {
  const first = pressColumn(wholeTable.sorting, 'price');
  const second = pressColumn(first, 'price');

  expect([first, second, pressColumn(second, 'price')].map(sortingWord)).toEqual([
    'price',
    '-price',
    'price',
  ]);
});

it.each([
  [{}, false],
  [{ sorting: { column: 'price', isDescending: true } as const }, false],
  [{ words: 'mug' }, true],
  [{ category: 'none' as const }, true],
  [{ state: 'active' as const }, true],
])('knows whether %o leaves anything out', (view, filtered) => {
  expect(isFiltered({ ...wholeTable, ...view })).toBe(filtered);
});
