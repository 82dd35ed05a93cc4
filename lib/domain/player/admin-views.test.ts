import { describe, expect, it } from 'vitest';
import {
  mergeViews,
  noViews,
  type SavedView,
  viewedLists,
  viewRules,
  withoutView,
  withView,
} from './admin-views';

const late: SavedView = { name: 'Late', search: 'late=true' };
const codes: SavedView = { name: 'Codes', search: 'needs=code' };
const having = (...orders: SavedView[]) => ({ ...noViews, orders });
const numbered = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ ...late, name: `View ${index}` }));

describe('viewRules', () => {
  it('bound the views of all lists to an eighth of the 400 KB of the item that holds them', () => {
    const longest = JSON.stringify({
      name: '漢'.repeat(viewRules.longestName),
      search: 'x'.repeat(viewRules.longestSearch),
    });

    const bytes = Buffer.byteLength(longest) * viewRules.most * viewedLists.length;

    expect(bytes).toBeLessThan(400_000 / 8);
  });
});

describe('withView', () => {
  it('adds a view and replaces one of the same name', () => {
    const other = { ...late, search: 'late=true&status=approved' };

    expect(withView(having(late, codes), 'orders', other)).toEqual(having(codes, other));
  });

  it('refuses a view of a new name when the list is full, and still replaces one of its names', () => {
    const views = having(...numbered(viewRules.most));
    const replaced = { ...codes, name: 'View 0' };

    expect(withView(views, 'orders', codes)).toEqual({
      code: 'account/saved-views-full',
      most: viewRules.most,
    });
    expect(withView(views, 'orders', replaced)).toEqual(having(...views.orders.slice(1), replaced));
  });
});

describe('withoutView', () => {
  it('removes the view of a name, and returns the same views without one', () => {
    const views = having(late, codes);

    expect(withoutView(views, 'orders', 'Late')).toEqual(having(codes));
    expect(withoutView(views, 'players', 'Late')).toBe(views);
  });
});

describe('mergeViews', () => {
  it('adds what a device kept, once, and keeps the view of the account under a name of both', () => {
    const account = having({ ...late, search: 'late=true&needs=code' });

    const merged = mergeViews(account, 'orders', [late, codes]);

    expect(merged).toEqual(having(codes, ...account.orders));
    expect(mergeViews(merged, 'orders', [late, codes])).toBe(merged);
  });

  it('adds the last of several views of a name', () => {
    const newer = { ...late, search: 'late=true&needs=code' };

    expect(mergeViews(noViews, 'orders', [late, codes, newer])).toEqual(having(newer, codes));
  });

  it('adds the newest of the device where the account has little room', () => {
    const account = having(...numbered(viewRules.most - 1));

    expect(mergeViews(account, 'orders', [late, codes]).orders[0]).toEqual(codes);
  });
});
