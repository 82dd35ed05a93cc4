import { describe, expect, it } from 'vitest';
import { searchable as graphqlSearchable, stemOf } from '../../../graphql/functions/words';
import { searchable, stemsOf } from './search-words';

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

describe('searchable', () => {
  it.each([
    ['Jade Mug', ' jade mug '],
    ['  T-shirt,  XL!', ' t shirt xl '],
    ['--', '  '],
  ])('has the words of %j in small letters between blanks', (text, words) => {
    expect(searchable(text)).toBe(words);
  });

  it.each(names)('says of %j what resolvers say, which import nothing of ours', (name) => {
    expect(graphqlSearchable(name)).toBe(searchable(name));
  });
});

describe('stemsOf', () => {
  it('has each beginning of a word once, of two letters up to eight', () => {
    expect(stemsOf('Mug mugs')).toEqual(['mu', 'mug', 'mugs']);
    expect(stemsOf('Umbrellastand').at(-1)).toBe('umbrella');
    expect(stemsOf('a --')).toEqual([]);
  });

  it.each(names)('has of %j whatever resolvers look for', (name) => {
    const words = searchable(name)
      .split(' ')
      .filter((word) => word.length > 1);

    for (const word of words)
      for (let length = 2; length <= word.length; length += 1)
        expect(stemsOf(name)).toContain(stemOf(word.slice(0, length)) || stemOf(word));
  });
});
