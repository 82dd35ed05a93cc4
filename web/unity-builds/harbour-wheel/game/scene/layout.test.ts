import { expect, it } from 'vitest';
import { layoutOf } from './layout';

it.each([
  ['wide', 1440, 620],
  ['a phone', 375, 420],
  ['high', 300, 900],
])('shows the whole wheel, its flapper and its quay: %s', (_, width, height) => {
  const { center, radius } = layoutOf({ width, height });

  expect(center[1] + 1.2 * radius[1]).toBeLessThanOrEqual(1);
  expect(center[1] - 1.25 * radius[1]).toBeGreaterThanOrEqual(-1);
  expect(center[0] + 1.06 * radius[0]).toBeLessThanOrEqual(1);
  expect((radius[0] * width) / (radius[1] * height)).toBeCloseTo(1, 9);
});
