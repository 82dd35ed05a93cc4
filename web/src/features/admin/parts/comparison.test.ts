import { describe, expect, it } from 'vitest';
import { compare } from './comparison';

describe('compare', () => {
  it.each([
    [150, 100, 'up', '50% up from 100'],
    [75, 100, 'down', '25% down from 100'],
    [100, 100, 'same', 'Unchanged from 100'],
    [5, 0, 'up', '0 before'],
    [-5, -20, 'up', '-20 before'],
    [0, 0, 'same', 'Unchanged from 0'],
  ])('compares %d with %d', (value, before, direction, text) => {
    expect(compare(value, before)).toEqual({ direction, text });
  });

  it('formats the total before as the total', () => {
    expect(compare(300, 200, (cents) => `$${cents / 100}`).text).toBe('50% up from $2');
  });
});
