import { describe, expect, it } from 'vitest';
import { fields } from '#domain/games/roulette/fields';
import { extent, isOnLine, middleOf, placeOf } from './geometry';

const placeNamed = (id: string) => placeOf(fields.find((field) => field.id === id)!);

describe('field positions', () => {
  it('are on the cloth, each at a distinct point', () => {
    const middles = fields.map((field) => {
      const { along, across } = middleOf(placeOf(field));
      expect(along > 0 && along < extent.along).toBe(true);
      expect(across > extent.lowestAcross && across < extent.lowestAcross + extent.across).toBe(true);
      return `${along} ${across}`;
    });

    expect(new Set(middles).size).toBe(fields.length);
  });

  it('fill the cloth without gaps except the corners, and never overlap', () => {
    const cells = fields.map(placeOf).filter((place) => !isOnLine(place));
    const area = cells.reduce((sum, { length, width }) => sum + length * width, 0);

    // Two cells at each end of the dozens and even chances stay empty.
    expect(area).toBe(extent.along * extent.across - 4);
    for (const [index, cell] of cells.entries()) {
      for (const other of cells.slice(index + 1)) {
        const apart =
          cell.along + cell.length <= other.along ||
          other.along + other.length <= cell.along ||
          cell.across + cell.width <= other.across ||
          other.across + other.width <= cell.across;
        expect(apart).toBe(true);
      }
    }
  });

  it('put splits and corners at the center of their numbers', () => {
    for (const field of fields.filter(({ kind, pockets }) => /split|corner/.test(kind) && pockets[0] !== 0)) {
      const numbers = field.pockets.map((number) => middleOf(placeNamed(`straight-${number}`)));
      const mean = (of: (middle: { along: number; across: number }) => number) =>
        numbers.reduce((sum, middle) => sum + of(middle), 0) / numbers.length;

      expect(middleOf(placeOf(field))).toEqual({
        along: mean(({ along }) => along),
        across: mean(({ across }) => across),
      });
    }
  });

  it('put streets and six lines on the edge of the numbers, and the zero bets on the edge of the zero', () => {
    expect(placeNamed('street-16')).toMatchObject({ along: 6.5, across: 0 });
    expect(placeNamed('six-line-16')).toMatchObject({ along: 7, across: 0 });
    expect(placeNamed('first-four')).toMatchObject({ along: 1, across: 0 });
    expect(placeNamed('trio-0-1-2')).toMatchObject({ along: 1, across: 1 });
    expect(placeNamed('trio-0-2-3')).toMatchObject({ along: 1, across: 2 });
    expect(placeNamed('split-0-3')).toMatchObject({ along: 1, across: 2.5 });
  });
});
