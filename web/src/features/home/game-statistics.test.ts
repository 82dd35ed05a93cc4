import { expect, it } from 'vitest';
import { formatOneIn, highestWinFigure, hitRateLabel, returnLabel, volatilityLevel } from './game-statistics';

it('formats a probability as "1 in n"', () => {
  expect(formatOneIn(3.38)).toBe('1 in 3.4');
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
