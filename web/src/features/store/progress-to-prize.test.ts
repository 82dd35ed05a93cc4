import { expect, it } from 'vitest';
import { progressTo } from './progress-to-prize';

it.each([
  [3_500, 2_610, { percent: 74, label: '8.90 SC to go' }],
  [3_500, 0, { percent: 0, label: '35.00 SC to go' }],
  [100_000, 99_999, { percent: 99, label: '0.01 SC to go' }],
  [3_500, 3_500, { percent: 100, label: 'You have enough for this prize' }],
  [3_500, 9_000, { percent: 100, label: 'You have enough for this prize' }],
])('progressTo a price of %i with %i redeemable', (price, redeemable, expected) => {
  expect(progressTo(price, redeemable)).toEqual(expected);
});
