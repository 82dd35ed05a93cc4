import { expect, it } from 'vitest';
import { percentRange, shareRange } from './percent-range';

it('formats a range of returns with two decimals', () => {
  expect(percentRange(8_564, 9_894)).toBe('85.64–98.94%');
});

it.each([
  [0.000_113, 0.96, '0.01–96%'],
  [0.02, 0.98, '2–98%'],
  [0.012_14, 1, '1.2–100%'],
  [0.000_000_1, 0.0951, '0.01–9.5%'],
])('formats the hit rates %d to %d as %s', (lowest, highest, label) => {
  expect(shareRange(lowest, highest)).toBe(label);
});
