import { describe, expect, it } from 'vitest';
import { beginsSearch, readFilter, writeFilter } from './game-filter';

describe('the filter in the address', () => {
  it.each([
    ['', { words: '', isFavorites: false, sorting: 'featured' }],
    ['q=neon+tiger&sort=rtp', { words: 'neon tiger', isFavorites: false, sorting: 'rtp' }],
    ['show=favorites', { words: '', isFavorites: true, sorting: 'featured' }],
    ['sort=constructor', { words: '', isFavorites: false, sorting: 'featured' }],
  ])('reads %j as %j', (address, filter) => {
    expect(readFilter(new URLSearchParams(address))).toEqual(filter);
  });

  it.each([
    [{ words: ' ', isFavorites: false, sorting: 'featured' } as const, 'next=1'],
    [
      { words: 'a b', isFavorites: true, sorting: 'newest' } as const,
      'next=1&q=a+b&show=favorites&sort=newest',
    ],
  ])('writes %j and keeps other parameters', (filter, address) => {
    expect(String(writeFilter(new URLSearchParams('q=old&next=1&sort=name'), filter))).toBe(address);
  });
});

describe('beginsSearch', () => {
  const filter = (words: string) => ({ words, isFavorites: false, sorting: 'featured' }) as const;

  it('is true for the first letter of a search alone', () => {
    expect(beginsSearch(filter(''), { words: 't' })).toBe(true);
    expect(beginsSearch(filter('t'), { words: 'ti' })).toBe(false);
    expect(beginsSearch(filter('t'), { words: '' })).toBe(false);
    expect(beginsSearch(filter(''), { sorting: 'name' })).toBe(false);
  });
});
