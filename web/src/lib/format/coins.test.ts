import { expect, it } from 'vitest';
import { formatAmount } from './coins';

const locale = 'en-US';

it.each([
  ['gold', 10_000, '10,000'],
  ['gold', 0, '0'],
  ['sweeps', 20, '0.20'],
  ['sweeps', 123_456, '1,234.56'],
  ['gold', -100, '-100'],
] as const)('formats %s %i as %s', (coin, units, text) => {
  expect(formatAmount(coin, units, { locale })).toBe(text);
});

it.each([
  [10_000, '+10,000'],
  [-100, '-100'],
  [0, '0'],
])('adds a sign to %i gold', (units, text) => {
  expect(formatAmount('gold', units, { locale, signed: true })).toBe(text);
});

it.each([
  ['gold', 999_999, '999,999'],
  ['gold', 12_345_678, '12.35M'],
  ['sweeps', 99_999_999, '999,999.99'],
  ['sweeps', 123_456_789, '1.23M'],
] as const)('abbreviates %s %i to %s in compact notation', (coin, units, text) => {
  expect(formatAmount(coin, units, { locale, compact: true })).toBe(text);
});

it('follows the locale', () => {
  expect(formatAmount('sweeps', 123_456, { locale: 'de-DE' })).toBe('1.234,56');
});
