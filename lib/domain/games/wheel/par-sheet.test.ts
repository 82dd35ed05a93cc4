import { describe, expect, it } from 'vitest';
import { harbourWheel } from './harbour-wheel';
import { wheelParSheet } from './par-sheet';

describe('wheelParSheet', () => {
  const sheet = wheelParSheet(harbourWheel);

  it('returns 23 of 24 stakes, the sum of the segments', () => {
    expect(sheet.rtp.total).toEqual({ numerator: '23', denominator: '24', basisPoints: 9_583 });
    expect(sheet.combinations).toBe(24);
    expect(sheet.hitRate).toEqual({ numerator: '1', denominator: '3', basisPoints: 3_333 });
    expect(sheet.aboveStakeRate).toEqual({ numerator: '1', denominator: '6', basisPoints: 1_666 });
    expect(sheet.maximumWin).toEqual({ multiple: 10, oneIn: '24' });
  });

  it('has the standard deviation computed by hand', () => {
    const square = (100 + 25 + 2 * 4 + 4) / 24 - (23 / 24) ** 2;

    expect(sheet.standardDeviation).toBeCloseTo(Math.sqrt(square), 3);
  });

  it('states the number of segments of each multiple', () => {
    expect(sheet.prizes.map(({ multiple, segments, oneIn }) => [multiple, segments, oneIn])).toEqual([
      [10, 1, '24'],
      [5, 1, '24'],
      [2, 2, '12'],
      [1, 4, '6'],
      [0, 16, '2'],
    ]);
  });

  it('weighs segments of different weights', () => {
    const { rtp, prizes } = wheelParSheet({
      ...harbourWheel,
      segments: [
        { multiple: 2, weight: 1 },
        { multiple: 0, weight: 4 },
        { multiple: 2, weight: 3 },
      ],
    });

    expect(rtp.total).toEqual({ numerator: '1', denominator: '1', basisPoints: 10_000 });
    expect(prizes.map(({ segments, oneIn }) => [segments, oneIn])).toEqual([
      [2, '2'],
      [1, '2'],
    ]);
  });
});
