import { describe, expect, it } from 'vitest';
import { rowsToHold, withSpaces } from './held-rows';

const ids = Array.from({ length: 100 }, (_, index) => `row-${index}`);
const places = (id: string) => ids.indexOf(id);

describe('rows that somebody types in', () => {
  it.each([
    ['above', ['row-3'], [3, 50, 51, 52]],
    ['below', ['row-99'], [50, 51, 52, 99]],
    ['in sight', ['row-51'], [50, 51, 52]],
    ['twice, in two figures of one row', ['row-3', 'row-3'], [3, 50, 51, 52]],
    ['no more in the list', ['gone'], [50, 51, 52]],
  ])('stay in the document when they are %s', (_where, held, expected) => {
    expect(rowsToHold([50, 51, 52], held, places)).toEqual(expected);
  });
});

describe('the space of rows that are not there', () => {
  const row = (index: number) => ({ index, start: 200 + index * 57, end: 200 + (index + 1) * 57 });

  it('stands above each row that does not follow the one before', () => {
    expect(withSpaces([row(3), row(50), row(51), row(99)], 200)).toEqual([
      { index: 3, spaceAbove: 3 * 57 },
      { index: 50, spaceAbove: 46 * 57 },
      { index: 51, spaceAbove: 0 },
      { index: 99, spaceAbove: 47 * 57 },
    ]);
  });

  it('is none where there are no rows', () => {
    expect(withSpaces([], 200)).toEqual([]);
  });
});
