import { describe, expect, it } from 'vitest';
import { choiceIn, filtersIn, isFiltered, withFilters } from './filters';

const names = ['actor', 'player'] as const;

describe('filtersIn', () => {
  it('returns trimmed filters, empty where the address has none, and no other parameters', () => {
    expect(filtersIn(new URLSearchParams('actor=%20a-1%20&page=2'), names)).toEqual({
      actor: 'a-1',
      player: '',
    });
  });
});

describe('withFilters', () => {
  it('sets filters, leaves blank ones out and keeps other parameters', () => {
    const search = new URLSearchParams('actor=a-1&page=2');

    expect(withFilters(search, { actor: ' ', player: 'p&1' }).toString()).toBe('page=2&player=p%261');
    expect(search.toString()).toBe('actor=a-1&page=2');
  });

  it('returns an address from which the same filters are read', () => {
    const filters = { actor: 'a-1', player: '' };

    expect(filtersIn(withFilters(new URLSearchParams(), filters), names)).toEqual(filters);
  });
});

describe('choiceIn', () => {
  it.each([
    ['state=closed', 'closed'],
    ['', 'open'],
    ['state=toString', 'open'],
  ])('reads %o as %s', (search, choice) => {
    expect(choiceIn(new URLSearchParams(search), 'state', ['open', 'closed'])).toBe(choice);
  });
});

describe('isFiltered', () => {
  it('returns whether any filter is set', () => {
    expect(isFiltered({ actor: '', player: '' })).toBe(false);
    expect(isFiltered({ actor: '', player: 'p-1' })).toBe(true);
  });
});
