import { describe, expect, it } from 'vitest';
import { orderFixture } from './order-fixture';
import { countShipped, labelColumns, labelRows, packingColumns, packingRows } from './shipping-rows';

const line = { image: null, category: 'merch', price: 100, terms: null } as const;
const tea = { ...line, product: 'tea', name: 'Tea Ceremony Box', quantity: 2 };
const mug = { ...line, product: 'mug', name: 'Mug', quantity: 1 };
const card = { ...line, product: 'film', name: 'Film card', quantity: 1, category: 'gifts' as const };
const orders = [
  orderFixture({ id: 'o-1', lines: [tea, mug, card] }),
  orderFixture({ id: 'o-2', lines: [mug], address: null }),
];

describe('packingRows', () => {
  it('has a row for each shipped prize of each order with an address', () => {
    expect(packingRows(orders)).toEqual([
      ['o-1', 'Tea Ceremony Box', 'tea', 2, 'Mei Wong', 'TX'],
      ['o-1', 'Mug', 'mug', 1, 'Mei Wong', 'TX'],
    ]);
    expect(packingRows(orders)[0]).toHaveLength(packingColumns.length);
  });
});

describe('labelRows', () => {
  it('has a row with the whole address of each order that has one', () => {
    expect(labelRows(orders)).toEqual([
      ['o-1', 'Mei Wong', '1 Pier Road', '', 'Austin', 'TX', '73301', 'US'],
    ]);
    expect(countShipped(orders)).toBe(1);
    expect(labelRows(orders)[0]).toHaveLength(labelColumns.length);
  });
});
