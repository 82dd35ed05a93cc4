import { describe, expect, it } from 'vitest';
import { searchable, stemsOf } from './search-words';

describe('searchable', () => {
  it.each([
    ['Jade Mug', ' jade mug '],
    ['  T-shirt,  XL!', ' t shirt xl '],
    ['--', '  '],
  ])('returns the words of %j in lowercase between spaces', (text, words) => {
    expect(searchable(text)).toBe(words);
  });
});

describe('stemsOf', () => {
  it('returns each stem of 2 to 8 characters once', () => {
    expect(stemsOf('Mug mugs')).toEqual(['mu', 'mug', 'mugs']);
    expect(stemsOf('Umbrellastand').at(-1)).toBe('umbrella');
    expect(stemsOf('a --')).toEqual([]);
  });
});
