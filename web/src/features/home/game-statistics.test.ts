import { expect, it } from 'vitest';
import {
  formatCount,
  formatOneIn,
  formatPercent,
  highestWinFigure,
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
