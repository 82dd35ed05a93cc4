import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { placesOf } from '#domain/rewards/listing';
import { searchable, stemsOf } from '#domain/rewards/search-words';
import { placesOf as graphqlPlacesOf } from '../../../graphql/functions/places';
import { searchable as graphqlSearchable, stemOf } from '../../../graphql/functions/words';

const createdAt = new Date('2026-11-21T12:00:00.000Z');
const mug = { id: 'mug', name: 'Jade Mug', price: amount(1250), isFeatured: true, isActive: true, createdAt };
const names = [
  'Jade Mug',
  '  T-shirt,  XL!',
  "The player's “best” cup",
  'Été à Paris',
  '生日 蛋糕',
  '🎁🎁🎁🎁🎁 box',
  '--',
  'a\tb\nc',
  'Umbrellastand',
];

describe('listing fields of the GraphQL resolvers', () => {
  it.each([
    ['a plain one', {}],
    ['the cheapest and the dearest', { price: amount(1) }],
    ['a name with a tab', { name: 'Jade\tMug' }],
    ['the dearest', { price: amount(100_000_000), isActive: false, isFeatured: false }],
  ])('match the sort keys of the domain: %s', (_which, change) => {
    const product = { ...mug, ...change };
    const { price, isFeatured: featured, isActive: active } = product;

    expect(
      graphqlPlacesOf({
        id: product.id,
        name: product.name,
        price: price / 100,
        featured,
        active,
        createdAt: createdAt.toISOString(),
      }),
    ).toEqual(placesOf(product));
  });

  it.each(names)('match the searchable words of the domain for %j', (name) => {
    expect(graphqlSearchable(name)).toBe(searchable(name));
  });

  it.each(names)('search for words of %j only where search rows exist', (name) => {
    for (const word of searchable(name).split(' '))
      for (let length = 2; length <= word.length; length += 1) {
        const stem = stemOf(word.slice(0, length));
        if (stem.length >= 2) expect(stemsOf(name)).toContain(stem);
      }
  });
});
