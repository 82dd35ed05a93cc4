import { describe, expect, it } from 'vitest';
import { everyProduct } from '#web/lib/catalog/product-query';
import { isWhole, queryOf, readView, wholeStore, writeView } from './store-view';

const viewOf = (text: string) => readView(new URLSearchParams(text));

describe('the store view in the address', () => {
  it('is everything for an empty or invalid address', () => {
    expect(viewOf('')).toEqual(wholeStore);
    expect(viewOf('category=boats&sort=toString&q=&show=toString')).toEqual(wholeStore);
    expect(isWhole(viewOf('ref=mail'))).toBe(true);
  });

  it('is written as it is read, and keeps other parameters', () => {
    const view = { ...wholeStore, category: 'trips', words: 'sea side', sorting: 'price-down' } as const;

    const written = writeView(new URLSearchParams('ref=mail&q=mug'), view);

    expect(written.toString()).toBe('ref=mail&q=sea+side&category=trips&sort=price-down');
    expect(readView(written)).toEqual(view);
    expect(isWhole(view)).toBe(false);
    expect(writeView(written, { ...wholeStore, words: ' ' }).toString()).toBe('ref=mail');
  });

  it('holds the filters of the player, each by itself or both', () => {
    const affordable = writeView(new URLSearchParams('show=wish-list&show=other'), { isAffordable: true });

    expect(affordable.toString()).toBe('show=wish-list&show=affordable');
    expect(readView(affordable)).toEqual({ ...wholeStore, isWished: true, isAffordable: true });
    expect(isWhole(readView(affordable))).toBe(false);
    expect(writeView(affordable, { isWished: false }).toString()).toBe('show=affordable');
  });

  it.each([
    ['', { sortBy: 'featured', isTurned: false }],
    ['sort=newest', { sortBy: 'newest', isTurned: false, areCoinsLast: true }],
    ['sort=price-up', { sortBy: 'price', isTurned: false, areCoinsLast: true }],
    ['sort=price-down', { sortBy: 'price', isTurned: true, areCoinsLast: true }],
    ['sort=name', { sortBy: 'name', isTurned: false, areCoinsLast: true }],
    ['sort=name&category=merch&q=cap', { sortBy: 'name', category: 'merch', words: 'cap' }],
    ['show=wish-list', { ids: ['mug'] }],
    ['show=affordable', { mostPrice: 4_810, stock: [1, 1_000_000], isOpen: true }],
    [
      'show=affordable&show=wish-list',
      { ids: ['mug'], mostPrice: 4_810, stock: [1, 1_000_000], isOpen: true },
    ],
  ])('maps %s to a catalog query', (address, expected) => {
    expect(queryOf(viewOf(address), { wished: ['mug'], redeemable: 4_810 })).toEqual({
      ...everyProduct,
      ...expected,
    });
  });
});
