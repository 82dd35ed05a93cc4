import { expect, it } from 'vitest';
import { meanLabel, oddsLabel } from './odds-copy';
import { weights } from './wheel-fixture';
import { meanOf } from './wheel-slices';

it.each([
  [4000, '40%', '1 in 2.5'],
  [1500, '15%', '1 in 6.67'],
  [220, '2.2%', '1 in 45.5'],
  [10, '0.1%', '1 in 1,000'],
])('formats %i of 10,000 as %s, %s', (weight, share, oneIn) => {
  expect(oddsLabel(weight, 10_000)).toEqual({ share, oneIn });
});

it('shows the expected value without rounding', () => {
  expect(meanLabel(meanOf(weights, 10_000))).toBe('0.354');
});
