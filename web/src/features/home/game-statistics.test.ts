import { expect, it } from 'vitest';
import {
  formatCount,
  formatOneIn,
  formatPercent,
  highestWinFigure,
  hitRateLabel,
  returnLabel,
  volatilityLevel,
} from './game-statistics';

it('formats a return with two decimals', () => {
  expect(formatPercent(9550)).toBe('95.50%');
});

it('formats a probability as "1 in n"', () => {
  expect(formatOneIn(3.38)).toBe('1 in 3.4');
});

it.each([7, 2959, 9500, 9554, 9942, 10_000])(
  'formats %i basis points like Intl.NumberFormat',
  (basisPoints) => {
    const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 });
    expect(formatPercent(basisPoints)).toBe(percent.format(basisPoints / 10_000));
  },
);

it.each([0, 8, 36, 999.95, 1000, 4644.4, 1_286_661])('formats %d like Intl.NumberFormat', (count) => {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  expect(formatCount(count)).toBe(number.format(count));
});

it.each([
  [64_149_360, '64,149,360'],
  [2253.5, '2,253.5'],
])('formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it('shows a reachable highest win as it is, and otherwise the odds of wins above a multiple', () => {
  expect(highestWinFigure({ multiple: 100, isOver: false, oneIn: 11_025 })).toEqual({
    name: 'Top win',
    value: '100×',
  });
  expect(highestWinFigure({ multiple: 2_000, isOver: true, oneIn: 1_286_661 })).toEqual({
    name: 'Wins over 2,000×',
    value: '1 in 1,286,661',
  });
});

it('names the choice of the highest win, with its odds', () => {
  const choice = '9 picks, high risk';
  expect(highestWinFigure({ multiple: 10_000, isOver: false, oneIn: 27_343_888, choice })).toEqual({
    name: 'Top win',
    value: '10,000×',
    note: '1 in 27,343,888 with 9 picks, high risk',
  });
  expect(highestWinFigure({ multiple: 5_000, isOver: true, oneIn: 90_000, choice }).note).toBe(choice);
});

it('shows returns and hit rates that the choice decides as ranges', () => {
  expect(returnLabel({ rtpBasisPoints: 9_550 })).toBe('95.50%');
  expect(returnLabel({ rtpBasisPoints: 8_564, bestRtpBasisPoints: 9_894 })).toBe('85.64–98.94%');
  expect(hitRateLabel({ hitOneIn: 3.38 })).toBe('1 in 3.4');
  expect(hitRateLabel({ hitOneIn: 1 })).toBe('Every round');
  expect(hitRateLabel({ hitOneIn: 8_855, hitRates: [0.000_113, 0.96] })).toBe('0.01–96% by choice');
});

it.each([
  ['low', 1],
  ['medium-high', 4],
  ['high', 5],
])('maps %s volatility to %i of 5', (volatility, level) => {
  expect(volatilityLevel(volatility)).toBe(level);
});

it('throws a RangeError for an unknown volatility', () => {
  expect(() => volatilityLevel('wild')).toThrow(RangeError);
});
