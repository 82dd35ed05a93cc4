import { describe, expect, it } from 'vitest';
import { fraction } from '../odds/fraction';
import { payStatistics } from '../odds/pay-statistics';
import { isLittleRisk, isLittleRiskMultiple } from './little-risk';
import { listOriginals } from './originals';
import { paysOf } from './win-or-lose';

const bet = (wins: bigint, of: bigint, multiple: number) => paysOf({ chance: fraction(wins, of), multiple });

describe('isLittleRisk', () => {
  it('is false for chips on 24 of 37 numbers of roulette, and true for anything narrower', () => {
    expect(isLittleRisk(bet(24n, 37n, 150))).toBe(false);
    expect(isLittleRisk(bet(24n, 37n, 149))).toBe(true);
    expect(isLittleRisk(bet(36n, 37n, 100))).toBe(true);
  });

  it('is true where a guaranteed part of the stake returns, however rarely the round wins', () => {
    const pays = [
      { parts: 65, weight: 3n },
      { parts: 200, weight: 1n },
    ];

    expect(isLittleRisk({ pays, total: 4n })).toBe(true);
  });

  it('compares the standard deviation of each listed choice with 0.716 stakes', () => {
    for (const { pays } of listOriginals().flatMap((original) => original.figures().choices)) {
      expect(isLittleRisk(pays)).toBe(payStatistics(pays, 100).standardDeviation < 0.716);
    }
  });
});

describe('isLittleRiskMultiple', () => {
  it('is true up to 1.52 times the stake', () => {
    expect([0, 101, 152, 153, 10_000].map(isLittleRiskMultiple)).toEqual([false, true, true, false, false]);
  });
});
