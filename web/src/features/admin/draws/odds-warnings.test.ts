import { describe, expect, it } from 'vitest';
import { oddsWarnings } from './odds-warnings';

const setup = (worth: number, before: number | null = null) =>
  oddsWarnings({ worth, price: 2_500, before, leastWorthPercent: 60 });

describe('oddsWarnings', () => {
  it.each([1_500, 2_000, 2_375])('returns nothing for an expected value of %s of 2,500', (worth) => {
    expect(setup(worth)).toEqual([]);
  });

  it('warns of a chest of 25.00 SC that is worth 0.95 SC', () => {
    expect(setup(95)).toEqual([
      'Players get back 3.8% of the price on average. Below 60%, a second superadmin must approve the odds.',
    ]);
  });

  it('warns above 95% of the price, and above the price', () => {
    expect(setup(2_400)).toEqual([
      'Players get back 96% of the price on average, which leaves almost no margin.',
    ]);
    expect(setup(2_501)).toEqual([
      'Each item gives away more than it costs: 100.04% of the price on average. A second superadmin must approve the odds.',
    ]);
  });

  it('warns of a large change of the odds in force', () => {
    expect(setup(1_800, 2_000)).toEqual([]);
    expect(setup(1_750, 2_000)).toEqual(['The expected value changes from 80% to 70% of the price.']);
  });

  it('returns nothing without a price', () => {
    expect(oddsWarnings({ worth: 1, price: 0, before: null, leastWorthPercent: 60 })).toEqual([]);
  });
});
