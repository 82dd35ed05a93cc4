import { expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { placesOf } from './listing';

const createdAt = new Date('2026-11-21T12:00:00.000Z');
const mug = { id: 'mug', name: 'Jade Mug', price: amount(1250), isFeatured: true, isActive: true, createdAt };

it('placesOf returns a sort key per order, each unique because it ends in the id', () => {
  expect(placesOf(mug)).toEqual({
    listing: 'products',
    listingOrder: '0\t0\tjade mug\tmug\t',
    nameOrder: '0\tjade mug\tmug\t',
    priceOrder: '0\t000001250\tmug\t',
    newestOrder: '1\t2026-11-21T12:00:00.000Z\tmug\t',
    words: ' jade mug ',
  });
});

it.each([
  ['a name before one that goes on', { name: 'Jade' }, { name: 'Jade Mug' }, 'nameOrder'],
  ['featured before others', { name: 'Z' }, { name: 'A', isFeatured: false }, 'listingOrder'],
  ['active before inactive', { name: 'Z' }, { name: 'A', isActive: false }, 'nameOrder'],
  ['the cheap before the dear', { price: amount(999) }, { price: amount(1000) }, 'priceOrder'],
  ['an id before one that goes on', { id: 'mug' }, { id: 'mug-2' }, 'nameOrder'],
] as const)('placesOf sorts %s', (_which, first, second, order) => {
  expect(placesOf({ ...mug, ...first })[order] < placesOf({ ...mug, ...second })[order]).toBe(true);
});
