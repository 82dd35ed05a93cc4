import { describe, expect, it } from 'vitest';
import { everyProduct } from '#web/lib/catalog/product-query';
import { isWhole, queryOf, readView, writeView } from './store-view';

const viewOf = (text: string) => readView(new URLSearchParams(text));

describe('the store view in the address', () => {
  it('is everything for an empty or invalid address', () => {
    const everything = { category: null, words: '', sorting: 'featured' };

    expect(viewOf('')).toEqual(everything);
    expect(viewOf('category=boats&sort=toString&q=')).toEqual(everything);
    expect(isWhole(viewOf('ref=mail'))).toBe(true);
  });

  it('is written as it is read, and keeps other parameters', () => {
    const view = { category: 'trips', words: 'sea side', sorting: 'price-down' } as const;

    const written = writeView(new URLSearchParams('ref=mail&q=mug'), view);

    expect(written.toString()).toBe('ref=mail&q=sea+side&category=trips&sort=price-down');
    expect(readView(written)).toEqual(view);
    expect(isWhole(view)).toBe(false);
    expect(writeView(written, { category: null, words: ' ', sorting: 'featured' }).toString()).toBe(
      'ref=mail',
    );
  });

  it.each([
    ['', { sortBy: 'featured', isTurned: false }],
    ['sort=newest', { sortBy: 'newest', isTurned: false }],
    ['sort=price-up', { sortBy: 'price', isTurned: false }],
    ['sort=price-down', { sortBy: 'price', isTurned: true }],
    ['sort=name&category=merch&q=cap', { sortBy: 'name', category: 'merch', words: 'cap' }],
  ])('maps %s to a catalog query', (address, expected) => {
    expect(queryOf(viewOf(address))).toEqual({ ...everyProduct, ...expected });
  });
});
