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

it.each(categories)('fulfillmentOf returns the fulfillment of %s', (category) => {
  expect(fulfillmentOf(category)).toBe(expected[category]);
});

it('fulfillmentOf returns shipped for a product without a category', () => {
  expect(fulfillmentOf(null)).toBe('shipped');
});
