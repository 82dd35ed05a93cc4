import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { changedBy, changeOf } from './bulk-change';

const mug = productWith({ id: 'mug', price: 10, active: true, category: null });
const none = { price: '', category: '' };

describe('changeOf', () => {
  it.each([
    ['activate', none, { field: 'active', value: true }],
    ['deactivate', none, { field: 'active', value: false }],
    ['price', { ...none, price: '12.50' }, { field: 'price', value: 12.5 }],
    ['category', none, { field: 'category', value: null }],
  ] as const)('returns the change to %s', (act, typed, change) => {
    expect(changeOf({ act, ...typed }, [mug])).toEqual({ change });
  });

  it('returns the fault of a price like the form of one product', () => {
    expect(changeOf({ ...none, act: 'price', price: '0' }, [mug])).toHaveProperty('fault');
  });
});

describe('changedBy', () => {
  it('leaves out products that have the value', () => {
    const cap = { ...mug, id: 'cap', active: false };

    expect(changedBy({ field: 'active', value: true }, [mug, cap])).toEqual([cap]);
    expect(changedBy({ field: 'category', value: null }, [mug, cap])).toEqual([]);
  });
});
