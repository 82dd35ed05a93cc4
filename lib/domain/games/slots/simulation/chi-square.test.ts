import { describe, expect, it } from 'vitest';
import { chiSquareTail, evennessOf, normalTails } from './chi-square';

describe('chiSquareTail', () => {
  // Upper critical values of chi-square: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
  it.each([
    [1, 0.1, 2.706],
    [1, 0.05, 3.841],
    [1, 0.001, 10.828],
    [2, 0.05, 5.991],
    [5, 0.01, 15.086],
    [10, 0.1, 15.987],
    [10, 0.001, 29.588],
    [30, 0.05, 43.773],
    [44, 0.025, 64.201],
    [46, 0.001, 81.4],
    [60, 0.001, 99.607],
    [100, 0.1, 118.498],
    [100, 0.01, 135.807],
  ])('has the published critical value for %d degrees of freedom at %d', (freedom, tail, critical) => {
    // A table of three decimals limits the precision of the tail.
    expect(chiSquareTail(critical + 0.0005, freedom)).toBeLessThanOrEqual(tail);
    expect(chiSquareTail(critical - 0.0005, freedom)).toBeGreaterThanOrEqual(tail);
  });

  it.each([0.01, 1, 4, 20, 90, 600])('is e^(−x/2) for two degrees of freedom, at %d', (chiSquare) => {
    expect(chiSquareTail(chiSquare, 2) / Math.exp(-chiSquare / 2)).toBeCloseTo(1, 12);
  });

  it('is one at zero, and about a half at the median for many degrees of freedom', () => {
    expect(chiSquareTail(0, 7)).toBe(1);
    // Wilson and Hilferty: the median is near k (1 − 2 / 9k)^3.
    expect(chiSquareTail(2000 * (1 - 2 / 18_000) ** 3, 2000)).toBeCloseTo(0.5, 4);
  });

  it('decreases without a step where the computation switches methods', () => {
    for (const freedom of [1, 2, 9, 44, 1979]) {
      const at = freedom + 2;
      const before = chiSquareTail(at - 1e-9, freedom);
      const after = chiSquareTail(at + 1e-9, freedom);
      expect(before - after).toBeGreaterThan(0);
      expect(before - after).toBeLessThan(1e-9);
    }
  });
});

describe('normalTails', () => {
  // Two-sided tails of the standard normal distribution; same handbook, 1.3.6.7.1.
  it.each([
    [1.96, 0.05],
    [-2.5758, 0.01],
    [3.2905, 0.001],
    [0, 1],
  ])('returns for %d the tails %d', (deviations, tails) => {
    expect(normalTails(deviations)).toBeCloseTo(tails, 5);
  });
});

describe('evennessOf', () => {
  it("returns Pearson's result for the example of 60 die throws", () => {
    const { chiSquare, tail } = evennessOf([5, 8, 9, 8, 10, 20]);

    expect(chiSquare).toBeCloseTo(13.4, 10);
    expect(tail).toBeCloseTo(0.0199, 4);
  });

  it('distinguishes uneven counts from even ones', () => {
    expect(evennessOf([1000, 1000, 1000]).tail).toBe(1);
    expect(evennessOf([1000, 1000, 1300]).tail).toBeLessThan(1e-10);
  });
});
