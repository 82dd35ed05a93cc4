import { expect, it } from 'vitest';
import { typedDecimal } from './typed-decimal';

it.each([
  [1_250, 2, '12.50'],
  [123_456_789, 2, '1234567.89'],
  [-5, 2, '-0.05'],
  [40, 0, '40'],
])('typedDecimal writes %d with %d decimals as %s', (units, decimals, text) => {
  expect(typedDecimal(units, decimals)).toBe(text);
});
