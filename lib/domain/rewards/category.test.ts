import { expect, it } from 'vitest';
import { categories, type Category, type Fulfillment, fulfillmentOf } from './category';

const expected: Record<Category, Fulfillment> = {
  coins: 'credited',
  gifts: 'coded',
  trips: 'arranged',
  mystery_prize: 'drawn',
  experiences: 'arranged',
  merch: 'shipped',
  mega_sweeps: 'entered',
};

it.each(categories)('knows how %s reaches who orders it', (category) => {
  expect(fulfillmentOf(category)).toBe(expected[category]);
});

it('ships a product without a category', () => {
  expect(fulfillmentOf(null)).toBe('shipped');
});
