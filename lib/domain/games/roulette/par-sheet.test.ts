import { describe, expect, it } from 'vitest';
import { rouletteParSheet } from './par-sheet';
import { rouletteRules } from './rules';

const sheet = rouletteParSheet(rouletteRules);

describe('rouletteParSheet', () => {
  it('returns 36 of 37 on every field', () => {
    const ofAll = { numerator: '36', denominator: '37', basisPoints: 9729 };

    expect(sheet.rtp.total).toEqual(ofAll);
    expect(sheet.fields.map(({ rtp }) => rtp)).toEqual(sheet.fields.map(() => ofAll));
  });

  it('states what each kind of field pays', () => {
    expect(
      sheet.fields.map(({ kind, count, pockets, multiple }) => [kind, count, pockets, multiple]),
    ).toEqual([
      ['straight', 37, 1, 36],
      ['split', 60, 2, 18],
      ['street', 12, 3, 12],
      ['trio', 2, 3, 12],
      ['corner', 22, 4, 9],
      ['first-four', 1, 4, 9],
      ['six-line', 11, 6, 6],
      ['dozen', 3, 12, 3],
      ['column', 3, 12, 3],
      ['even-chance', 6, 18, 2],
    ]);
  });

  it('publishes the standard deviation of a single number, which is the largest', () => {
    const bySquares = (pockets: number) => (36 / pockets) * Math.sqrt((pockets / 37) * (1 - pockets / 37));

    expect(sheet.standardDeviation).toBeCloseTo(bySquares(1), 3);
    for (const { pockets, standardDeviation } of sheet.fields) {
      expect(standardDeviation).toBeCloseTo(bySquares(pockets), 3);
    }
    expect(sheet.maximumWin).toEqual({ multiple: 36, oneIn: '37' });
  });
});
