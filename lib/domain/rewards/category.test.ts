import { expect, it } from 'vitest';
import { categories, type Category, type Fulfilment, fulfilmentOf } from './category';

const expected: Record<Category, Fulfilment> = {
  coins: 'credited',
  gifts: 'arranged',
  trips: 'arranged',
  mystery_prize: 'not-open',
  experiences: 'arranged',
  merch: 'shipped',
  mega_sweeps: 'not-open',
};

it.each(categories)('knows how %s reaches who orders it', (category) => {
  expect(fulfilmentOf(category)).toBe(expected[category]);
});

it('ships a product without a category', () => {
  expect(fulfilmentOf(null)).toBe('shipped');
});
