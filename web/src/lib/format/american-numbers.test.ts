import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount, formatPercent, isAmerican, writeAmerican } from './american-numbers';

it('writeAmerican matches Intl.NumberFormat', () => {
  const number = fc.integer({ min: -(10 ** 11), max: 10 ** 11 }).filter((units) => units !== 0);
  fc.assert(
    fc.property(number, fc.constantFrom(0, 1, 2), (units, decimals) => {
      const value = units / 10 ** decimals;
      const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      expect(writeAmerican(value, decimals)).toBe(new Intl.NumberFormat('en-US', style).format(value));
    }),
  );
});

it.each([
  ['en-US', true],
  ['en-IN', false],
  ['de-DE', false],
])('isAmerican for %s is %s', (locale, answer) => {
  expect(isAmerican(locale)).toBe(answer);
});

it.each([7, 2959, 9500, 9554, 9942, 10_000])(
  'formatPercent formats %i basis points like Intl.NumberFormat',
  (basisPoints) => {
    const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 });
    expect(formatPercent(basisPoints)).toBe(percent.format(basisPoints / 10_000));
  },
);

it.each([0, 8, 36, 999.95, 1000, 4644.4, 1_286_661])(
  'formatCount formats %d like Intl.NumberFormat',
  (count) => {
    const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
    expect(formatCount(count)).toBe(number.format(count));
  },
);

it.each([
  [64_149_360, '64,149,360'],
  [2253.5, '2,253.5'],
])('formatCount formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
