import { describe, expect, it } from 'vitest';
import { type FieldKind, fieldKinds, fields, isRed } from './fields';

const pocketsOf = (id: string) => fields.find((field) => field.id === id)?.pockets;

/** Position of a number on the printed table: twelve streets of three, with the zero at their end. */
const placeOf = (number: number) => ({ street: Math.ceil(number / 3), column: ((number - 1) % 3) + 1 });

describe('fields', () => {
  it('has 157 fields, as many of each kind as the European table', () => {
    const counts: Record<FieldKind, number> = {
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      dozen: 3,
      column: 3,
      'even-chance': 6,
    };

    expect(fieldKinds.map((kind) => [kind, fields.filter((field) => field.kind === kind).length])).toEqual(
      Object.entries(counts),
    );
    expect(new Set(fields.map(({ id }) => id)).size).toBe(157);
    expect(new Set(fields.map(({ pockets }) => pockets.join(' '))).size).toBe(157);
  });

  it('covers distinct pockets in ascending order, in a count that divides 36', () => {
    for (const { pockets } of fields) {
      expect(pockets).toEqual([...new Set(pockets)].sort((left, right) => left - right));
      expect(pockets.every((pocket) => Number.isInteger(pocket) && pocket >= 0 && pocket <= 36)).toBe(true);
      expect(36 % pockets.length).toBe(0);
    }
  });

  it('names each field by the numbers that it covers', () => {
    expect(pocketsOf('straight-17')).toEqual([17]);
    expect(pocketsOf('split-17-20')).toEqual([17, 20]);
    expect(pocketsOf('street-16')).toEqual([16, 17, 18]);
    expect(pocketsOf('corner-16')).toEqual([16, 17, 19, 20]);
    expect(pocketsOf('six-line-31')).toEqual([31, 32, 33, 34, 35, 36]);
    expect(pocketsOf('trio-0-2-3')).toEqual([0, 2, 3]);
    expect(pocketsOf('first-four')).toEqual([0, 1, 2, 3]);
    expect(pocketsOf('dozen-2')).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(pocketsOf('column-1')).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34]);
  });

  it('covers adjacent numbers on splits and corners', () => {
    for (const { kind, pockets, id } of fields) {
      if (pockets[0] === 0 || (kind !== 'split' && kind !== 'corner')) continue;
      const streets = new Set(pockets.map((number) => placeOf(number).street));
      const columns = new Set(pockets.map((number) => placeOf(number).column));
      const span = (values: Set<number>) => Math.max(...values) - Math.min(...values);

      expect([id, span(streets) <= 1 && span(columns) <= 1]).toEqual([id, true]);
      expect(streets.size * columns.size).toBe(pockets.length);
    }
  });

  it('divides red from black, even from odd and low from high, without the zero', () => {
    for (const pair of [
      ['red', 'black'],
      ['even', 'odd'],
      ['low', 'high'],
    ]) {
      const both = pair.flatMap((id) => pocketsOf(id) ?? []).sort((left, right) => left - right);

      expect(both).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    }
    expect(isRed(0)).toBe(false);
  });

  it('has red numbers where the printed table has them', () => {
    // In 1–10 and 19–28 odd numbers are red, in the other ranges even ones.
    const expected = Array.from({ length: 36 }, (_, index) => index + 1).filter((number) => {
      const isOddRed = number <= 10 || (number >= 19 && number <= 28);
      return isOddRed ? number % 2 === 1 : number % 2 === 0;
    });

    expect(pocketsOf('red')).toEqual(expected);
  });
});
