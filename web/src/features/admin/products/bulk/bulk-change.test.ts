import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { bulkChange, changedBy, changeLabel } from './bulk-change';

const mug = productWith({ id: 'mug', price: 10, active: true, category: null });
const none = { price: '', category: '' };

describe('bulkChange', () => {
  it.each([
    ['activate', none, { field: 'active', value: true }],
    ['deactivate', none, { field: 'active', value: false }],
    ['price', { ...none, price: '12.50' }, { field: 'price', value: 12.5 }],
    ['category', none, { field: 'category', value: null }],
  ] as const)('returns the change to %s', (act, typed, change) => {
    expect(bulkChange.parse({ act, ...typed })).toEqual(change);
  });

  it.each([
    ['before a change is chosen', { ...none, act: '' }, ['act'], 'Choose a change.'],
    [
      'of a price like the form of one product',
      { ...none, act: 'price', price: '10.999' },
      ['price'],
      'Use at most two decimals.',
    ],
  ] as const)('names the fault %s at its field', (_when, typed, path, message) => {
    expect(bulkChange.safeParse(typed).error?.issues).toMatchObject([{ path, message }]);
  });
});

describe('changeLabel', () => {
  it.each([
    [{ field: 'active', value: false }, 'Active → Inactive'],
    [{ field: 'price', value: 12.5 }, '10.00 SC → 12.50 SC'],
    [{ field: 'category', value: 'merch' }, 'No category → Merchandise'],
  ] as const)('labels the old and the new value of %j', (change, label) => {
    expect(changeLabel(change, mug)).toBe(label);
  });
});

describe('changedBy', () => {
  it('leaves out products that have the value', () => {
    const cap = { ...mug, id: 'cap', active: false };

    expect(changedBy({ field: 'active', value: true }, [mug, cap])).toEqual([cap]);
    expect(changedBy({ field: 'category', value: null }, [mug, cap])).toEqual([]);
  });
});
