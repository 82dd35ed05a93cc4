import { describe, expect, it } from 'vitest';
import { searchable, stemsOf } from './search-words';

describe('searchable', () => {
  it.each([
    ['Jade Mug', ' jade mug '],
    ['  T-shirt,  XL!', ' t shirt xl '],
    ['--', '  '],
  ])('has the words of %j in small letters between blanks', (text, words) => {
    expect(searchable(text)).toBe(words);
  });
});

describe('stemsOf', () => {
  it('has each beginning of a word once, of two letters up to eight', () => {
    expect(stemsOf('Mug mugs')).toEqual(['mu', 'mug', 'mugs']);
    expect(stemsOf('Umbrellastand').at(-1)).toBe('umbrella');
    expect(stemsOf('a --')).toEqual([]);
  });
});
