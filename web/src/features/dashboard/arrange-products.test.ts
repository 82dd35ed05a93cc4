import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { arrangeProducts, countStates } from './arrange-products';
import { readView } from './table-view';

const shelf = [
  productWith({ id: 'mug', name: 'Jade Mug', price: 12, stock: 3, featured: true }),
  productWith({ id: 'cap', name: 'Harbour Cap', price: 25.5, stock: 0, category: null }),
  productWith({ id: 'trip', name: 'a trip', price: 900, stock: 11, category: 'trips', active: false }),
];
shelf[2] = {
  ...shelf[2]!,
  description: 'Three nights by the Harbour',
  updatedAt: '2026-11-09T00:00:00.000Z',
};

const ids = (products: readonly RewardProduct[]) => products.map(({ id }) => id);
const shown = (query: string) => ids(arrangeProducts(shelf, readView(new URLSearchParams(query))));

describe('the table', () => {
  it.each([
    ['', ['trip', 'cap', 'mug']],
    ['sort=-name', ['mug', 'cap', 'trip']],
    ['sort=price', ['mug', 'cap', 'trip']],
    ['sort=-price', ['trip', 'cap', 'mug']],
    ['sort=stock', ['cap', 'mug', 'trip']],
    ['sort=category', ['cap', 'mug', 'trip']],
    ['sort=featured', ['mug', 'trip', 'cap']],
    ['sort=-active', ['trip', 'cap', 'mug']],
    ['sort=-changed', ['trip', 'cap', 'mug']],
  ])('is sorted as the address says: %s', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it.each([
    ['state=active', ['cap', 'mug']],
    ['state=inactive', ['trip']],
    ['state=sold-out', ['cap']],
    ['state=low-stock', ['mug']],
    ['category=trips', ['trip']],
    ['category=none', ['cap']],
    ['q=HARBOUR', ['trip', 'cap']],
    ['q=harbour+cap', ['cap']],
    ['q=mug&state=inactive', []],
  ])('shows what the address asks for: %s', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it('counts states within what the rest of the view shows', () => {
    const view = readView(new URLSearchParams('q=harbour&state=sold-out'));

    expect(countStates(shelf, view)).toEqual({
      all: 2,
      active: 1,
      inactive: 1,
      'sold-out': 1,
      'low-stock': 0,
    });
  });
});
