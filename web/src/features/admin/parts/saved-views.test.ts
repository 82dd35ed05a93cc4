import { describe, expect, it } from 'vitest';
import { type SavedView, viewRules } from '#domain/player/admin-views';
import { leftOf, viewNameFault, viewSearch, viewsIn } from './saved-views';

const late: SavedView = { name: 'Late', search: 'late=true' };
const codes: SavedView = { name: 'Codes', search: 'needs=code' };

describe('viewSearch', () => {
  it.each([
    ['tickets', 'state=open&priority=high&player=mei&ticket=t-1', 'state=open&priority=high'],
    ['products', 'state=low-stock&product=mug', 'state=low-stock'],
    ['products', 'create=product', ''],
    ['audit', 'kind=order&player=mei', 'kind=order&player=mei'],
  ] as const)('leaves what is open beside the list out of a view of %s', (list, search, saved) => {
    expect(viewSearch(list, new URLSearchParams(search))).toBe(saved);
  });
});

describe('viewsIn', () => {
  it('reads back what a device kept', () => {
    expect(viewsIn(JSON.stringify([late, codes]))).toEqual([late, codes]);
  });

  it.each([null, '', '{}', '[', '[null, {"name": 1}]'])('reads no view from %j', (text) => {
    expect(viewsIn(text)).toEqual([]);
  });

  it('leaves out the views that the account does not accept', () => {
    const device = [
      late,
      { name: ' Codes ', search: codes.search },
      { name: ' ', search: 'late=true' },
      { name: 'x'.repeat(viewRules.longestName + 1), search: 'late=true' },
      { name: 'No filter', search: '' },
      { name: 'Long', search: 'x'.repeat(viewRules.longestSearch + 1) },
    ];

    expect(viewsIn(JSON.stringify(device))).toEqual([late, codes]);
  });
});

describe('leftOf', () => {
  it('returns the views for which the account had no room', () => {
    expect(leftOf([late, codes], [codes])).toEqual([late]);
  });
});

describe('viewNameFault', () => {
  const taken = Array.from({ length: viewRules.most }, (_each, index) => `View ${index}`);

  it('refuses a new name by name when the list is full', () => {
    expect(viewNameFault('Late', taken)).toMatch(
      /^“Late” cannot be added: this list already has 12 saved views/,
    );
  });

  it.each([
    ['a name that is replaced', 'View 3', taken],
    ['a new name while there is room', 'Late', taken.slice(1)],
  ])('accepts %s', (_what, name, names) => {
    expect(viewNameFault(name, names)).toBeNull();
  });
});
