import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRow, oddsOfRows, prizeDistribution, totalWeight } from './weighted-prizes';

const weights = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });

/** Draws the given number once, below the sum of the weights. */
function drawing(number: number, expectedBound: number) {
  let calls = 0;
  return {
    below(bound: number) {
      calls += 1;
      expect([calls, bound]).toEqual([1, expectedBound]);
      return number;
    },
  };
}

describe('drawRow', () => {
  it('assigns each row as many numbers as its weight, in table order', () => {
    fc.assert(
      fc.property(weights, (each) => {
        const rows = each.map((weight) => ({ weight }));
        const total = totalWeight(rows);

        const picked = Array.from({ length: total }, (_, number) => drawRow(rows, drawing(number, total)));

        expect(picked).toEqual(each.flatMap((weight, row) => Array.from({ length: weight }, () => row)));
      }),
      { seed: 71 },
    );
  });
});

describe('oddsOfRows', () => {
  it('returns exact shares that add up to 1', () => {
    const odds = oddsOfRows([{ weight: 1 }, { weight: 3 }, { weight: 8 }]);

    expect(odds).toEqual([
      { share: { numerator: '1', denominator: '12', basisPoints: 833 }, oneIn: '12' },
      { share: { numerator: '1', denominator: '4', basisPoints: 2_500 }, oneIn: '4' },
      { share: { numerator: '2', denominator: '3', basisPoints: 6_666 }, oneIn: '2' },
    ]);
  });
});

describe('prizeDistribution', () => {
  it('merges rows with the same multiple, ascending', () => {
    const rows = [
      { multiple: 5, weight: 2 },
      { multiple: 0, weight: 7 },
      { multiple: 1, weight: 1 },
      { multiple: 5, weight: 3 },
    ];

    expect(prizeDistribution(rows)).toEqual({
      pays: [
        { parts: 0, weight: 7n },
        { parts: 1, weight: 1n },
        { parts: 5, weight: 5n },
      ],
      total: 13n,
    });
  });
});
