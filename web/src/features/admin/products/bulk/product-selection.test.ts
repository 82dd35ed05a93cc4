import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { firstIds, mostSelected, selectedIn, toggledIds } from './product-selection';

const [mug, cap] = [productWith({ id: 'mug' }), productWith({ id: 'cap' })];
const many = Array.from({ length: mostSelected + 1 }, (_each, index) => productWith({ id: `p-${index}` }));

describe('selectedIn', () => {
  it('returns the selected products of the list', () => {
    expect(selectedIn([mug, cap], 'q', { query: 'q', ids: new Set(['cap', 'gone']) })).toEqual([cap]);
  });

  it('returns none after the query changed', () => {
    expect(selectedIn([mug, cap], 'other', { query: 'q', ids: new Set(['cap']) })).toEqual([]);
  });
});

describe('toggledIds', () => {
  it('adds a product and removes it again', () => {
    expect([...toggledIds([mug], cap)]).toEqual(['mug', 'cap']);
    expect([...toggledIds([mug, cap], cap)]).toEqual(['mug']);
  });

  it('adds none to a full selection', () => {
    expect(toggledIds(many.slice(0, mostSelected), mug).has('mug')).toBe(false);
  });
});

describe('firstIds', () => {
  it('takes as many products as one bulk change', () => {
    expect(firstIds(many).size).toBe(mostSelected);
  });
});
