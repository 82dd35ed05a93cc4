import { expect, it } from 'vitest';
import { meanLabel } from './odds-copy';
import { weights } from './wheel-fixture';
import { meanOf } from './wheel-slices';

it('shows the expected value without rounding', () => {
  expect(meanLabel(meanOf(weights, 10_000))).toBe('0.354');
});
