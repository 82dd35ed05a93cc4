import { describe, expect, it } from 'vitest';
import { rowsToHold, withSpaces } from './held-rows';

const ids = Array.from({ length: 100 }, (_, index) => `row-${index}`);
const places = (id: string) => ids.indexOf(id);

describe('rowsToHold', () => {
  it.each([
    ['above', ['row-3'], [3, 50, 51, 52]],
    ['below', ['row-99'], [50, 51, 52, 99]],
    ['in sight', ['row-51'], [50, 51, 52]],
    ['twice, in two figures of one row', ['row-3', 'row-3'], [3, 50, 51, 52]],
    ['no more in the list', ['gone'], [50, 51, 52]],
  ])('keeps rows that are %s', (_where, held, expected) => {
    expect(rowsToHold([50, 51, 52], held, places)).toEqual(expected);
  });
});

describe('withSpaces', () => {
  const row = (index: number) => ({ index, start: 200 + index * 57, end: 200 + (index + 1) * 57 });

  it('adds the space above each row that does not follow its predecessor', () => {
    expect(withSpaces([row(3), row(50), row(51), row(99)], 200)).toEqual([
      { index: 3, spaceAbove: 3 * 57 },
      { index: 50, spaceAbove: 46 * 57 },
      { index: 51, spaceAbove: 0 },
      { index: 99, spaceAbove: 47 * 57 },
    ]);
  });

  it('returns nothing without rows', () => {
    expect(withSpaces([], 200)).toEqual([]);
  });
});
