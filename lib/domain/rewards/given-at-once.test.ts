import { expect, it } from 'vitest';
import { categories } from './category';
import { isGivenAtOnce } from './given-at-once';

it('isGivenAtOnce is true for coins, mystery prizes and draw entries only', () => {
  expect(categories.filter(isGivenAtOnce)).toEqual(['coins', 'mystery_prize', 'mega_sweeps']);
  expect(isGivenAtOnce(null)).toBe(false);
});
