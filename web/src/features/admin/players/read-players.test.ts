import { describe, expect, it } from 'vitest';
import { listSearch, playerQueryIn } from './read-players';

const queryOf = (search: string) => playerQueryIn(new URLSearchParams(search));

describe('playerQueryIn', () => {
  it.each([
    ['', { find: '', show: 'newest' }],
    ['show=frozen', { find: '', show: 'frozen' }],
    ['show=rich&find=%20mei%20', { find: 'mei', show: 'newest' }],
    ['find=m', { find: '', show: 'newest' }],
  ])('reads %j', (search, query) => {
    expect(queryOf(search)).toEqual(query);
  });
});

describe('listSearch', () => {
  it('keeps the text, and leaves out the first list', () => {
    expect(listSearch(queryOf('find=mei'), 'suspended')).toBe('?find=mei&show=suspended');
    expect(listSearch(queryOf('show=frozen'), 'newest')).toBe('?');
  });
});
