import { expect, it } from 'vitest';
import { placesOf } from './listing';

const createdAt = '2026-11-21T12:00:00.000Z';
const mug = { id: 'mug', name: 'Jade Mug', price: 12.5, featured: true, active: true, createdAt };

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
  ['featured before others', { name: 'Z' }, { name: 'A', featured: false }, 'listingOrder'],
  ['any other prize before featured Gold Coins', { featured: false }, { category: 'coins' }, 'listingOrder'],
  [
    'featured Gold Coins before others',
    { name: 'Z', category: 'coins' },
    { name: 'A', category: 'coins', featured: false },
    'listingOrder',
  ],
  ['active before inactive', { name: 'Z' }, { name: 'A', active: false }, 'nameOrder'],
  ['the cheap before the dear', { price: 9.99 }, { price: 10 }, 'priceOrder'],
  ['an id before one that goes on', { id: 'mug' }, { id: 'mug-2' }, 'nameOrder'],
] as const)('placesOf sorts %s', (_which, first, second, order) => {
  expect(placesOf({ ...mug, ...first })[order] < placesOf({ ...mug, ...second })[order]).toBe(true);
});

it.each([
  ['a name with a tab', { name: 'Jade\tMug' }, { nameOrder: '0\tjade mug\tmug\t', words: ' jade mug ' }],
  ['a price with binary noise', { price: 0.1 + 0.2 }, { priceOrder: '0\t000000030\tmug\t' }],
  ['the lowest price', { price: 0.01 }, { priceOrder: '0\t000000001\tmug\t' }],
  ['the highest price', { price: 1_000_000 }, { priceOrder: '0\t100000000\tmug\t' }],
  [
    'an inactive product that is not featured',
    { active: false, featured: false },
    { listingOrder: '1\t1\tjade mug\tmug\t', newestOrder: `0\t${createdAt}\tmug\t` },
  ],
])('placesOf writes %s', (_which, change, places) => {
  expect(placesOf({ ...mug, ...change })).toMatchObject(places);
});
