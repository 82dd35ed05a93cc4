import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchable, stemOf, stemsOf, wordsOf } from './search-words';

const separators = /[-_/.,:;!?&+*#@%()[\]"'’“”–—· \t\n\r]+/u;
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
const texts = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'grapheme' }), fc.string());

describe('searchable', () => {
  it.each([
    ['Jade Mug', ' jade mug '],
    ['  T-shirt,  XL!', ' t shirt xl '],
    ['--', '  '],
  ])('returns the words of %j in lowercase between spaces', (text, words) => {
    expect(searchable(text)).toBe(words);
  });
});

describe('wordsOf', () => {
  it('splits any text like a regular expression, which AppSync does not have', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(wordsOf(text)).toEqual(text.toLowerCase().split(separators).filter(Boolean));
      }),
    );
  });
});

describe('stemsOf', () => {
  it('returns each stem of 2 to 8 characters once', () => {
    expect(stemsOf('Mug mugs')).toEqual(['mu', 'mug', 'mugs']);
    expect(stemsOf('Umbrellastand').at(-1)).toBe('umbrella');
    expect(stemsOf('a --')).toEqual([]);
  });

  it('returns no stem that ends in half of a surrogate pair', () => {
    expect(stemsOf('a🎁🎁')).toEqual(['a🎁', 'a🎁🎁']);
  });
});

describe('stemOf', () => {
  it.each(names)('finds words of %j only where search rows exist', (name) => {
    for (const word of searchable(name).split(' '))
      for (let length = 2; length <= word.length; length += 1) {
        const stem = stemOf(word.slice(0, length));
        if (stem.length >= 2) expect(stemsOf(name)).toContain(stem);
      }
  });
});
