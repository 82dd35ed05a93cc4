import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmerican, writeAmerican } from './american-numbers';

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
