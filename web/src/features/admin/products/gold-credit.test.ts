import { expect, it } from 'vitest';
import { goldCreditAt } from './gold-credit';

it.each([
  ['10.00', 100_000],
  ['0.01', 100],
  [' 25.5 ', 255_000],
  ['', null],
  ['ten', null],
  ['1.005', null],
  ['0', null],
])('converts a price of %o to a credit of %o Gold Coins', (typed, credit) => {
  expect(goldCreditAt(typed)).toBe(credit);
});
