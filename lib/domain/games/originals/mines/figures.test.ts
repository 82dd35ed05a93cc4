import { describe, expect, it } from 'vitest';
import { meanPay } from '../../odds/pay-statistics';
import { hundredths } from '../multiple';
import { minesFigures } from './figures';
import { multiplesByMines } from './multiples';

/** Number of ways to choose some of many, by Pascal's rule. */
function choose(many: number, some: number): number {
  let row = [1];
  for (let each = 0; each < many; each += 1)
    row = [1, ...row.slice(1).map((right, at) => right + row[at]!), 1];
  return row[some] ?? 0;
}

/** Chance and multiple of every number of mines with every number of tiles, by counting boards. */
const plans = multiplesByMines.flatMap((multiples, at) =>
  multiples.map((multiple, index) => {
    const [mines, tiles] = [at + 1, index + 1];
    return { mines, tiles, multiple, chance: choose(25 - tiles, mines) / choose(25, mines) };
  }),
);

describe('multiplesByMines', () => {
  it('is 0.99 divided by the chance, rounded down to hundredths', () => {
    for (const { multiple, chance } of plans) {
      expect(multiple).toBeLessThanOrEqual(99 / chance + 1e-6);
      expect(multiple + 1).toBeGreaterThan(99 / chance - 1e-6);
    }
  });

  it('rises with every tile and ends only where all safe tiles are open or the next multiple would reach the cap', () => {
    multiplesByMines.forEach((multiples, at) => {
      const mines = at + 1;
      const next = (99 * choose(25, mines)) / choose(25 - multiples.length - 1, mines);

      expect(multiples).toEqual([...new Set(multiples)].sort((left, right) => left - right));
      expect(multiples.at(-1)).toBeLessThan(1_000_000);
      expect(multiples.length === 25 - mines || next >= 1_000_000).toBe(true);
    });
  });
});

describe('minesFigures', () => {
  it('returns from 98% to 99% for every number of mines and of tiles', () => {
    for (const { multiple, chance } of plans) {
      expect((multiple * chance) / hundredths).toBeGreaterThanOrEqual(0.98);
      expect((multiple * chance) / hundredths).toBeLessThanOrEqual(0.99 + 1e-12);
    }
  });

  it('has the lowest and the highest return of all of them', () => {
    const { worst, best } = minesFigures();
    const returns = plans.map(({ multiple, chance }) => (multiple * chance) / hundredths);

    expect(Number(worst.numerator) / Number(worst.denominator)).toBeCloseTo(Math.min(...returns), 12);
    expect(Number(best.numerator) / Number(best.denominator)).toBeCloseTo(Math.max(...returns), 12);
  });

  it('lists the choice with the highest multiple of all', () => {
    const multiples = minesFigures().choices.map(({ pays }) => pays.pays.at(-1)?.parts);

    expect(Math.max(...multiples.map(Number))).toBe(Math.max(...plans.map(({ multiple }) => multiple)));
  });

  it('names the published choices by mines and tiles, with their own return', () => {
    const choices = minesFigures().choices.map(({ choice, pays }) => {
      const { numerator, denominator } = meanPay(pays, hundredths);
      return [choice, Number(numerator) / Number(denominator)] as const;
    });
    const byName = new Map(
      plans.map(({ mines, tiles, multiple, chance }) => [
        `${mines} ${mines === 1 ? 'mine' : 'mines'}, ${tiles} ${tiles === 1 ? 'stone' : 'stones'}`,
        (multiple * chance) / hundredths,
      ]),
    );

    for (const [choice, returned] of choices) expect(returned).toBeCloseTo(byName.get(choice)!, 12);
    expect(choices.map(([choice]) => choice)).toEqual(
      expect.arrayContaining(['1 mine, 1 stone', '3 mines, 5 stones', '24 mines, 1 stone']),
    );
  });
});
