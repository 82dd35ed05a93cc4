import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { inReadOrder } from './row-order';

const product = (name: string, over: Partial<RewardProduct> = {}): RewardProduct =>
  ({
    id: name,
    name,
    stock: 5,
    price: 10,
    featured: false,
    active: true,
    category: 'merch',
    revision: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...over,
  }) as RewardProduct;
const namesIn = (products: readonly RewardProduct[], ...[order, isTurned = false]: [Order, boolean?]) =>
  inReadOrder(products, { order, isTurned }).map(({ name }) => name);
type Order = Parameters<typeof inReadOrder>[1]['order'];

const unsorted = [
  product('Mug', { stock: 0 }),
  product('fan', { stock: 12, category: 'gifts', updatedAt: '2026-11-22T00:00:00.000Z' }),
  product('Bell', { stock: 0, category: null, updatedAt: '2026-11-20T00:00:00.000Z' }),
  product('Hidden', { stock: 1, active: false }),
];

describe('inReadOrder', () => {
  it.each<[Order, boolean, string[]]>([
    ['stock', false, ['Bell', 'Mug', 'fan', 'Hidden']],
    ['stock', true, ['Hidden', 'fan', 'Mug', 'Bell']],
    ['category', false, ['fan', 'Mug', 'Bell', 'Hidden']],
    ['changed', false, ['fan', 'Mug', 'Bell', 'Hidden']],
    ['changed', true, ['Hidden', 'Bell', 'Mug', 'fan']],
  ])('sorts by %s, reversed: %s', (order, isTurned, names) => {
    expect(namesIn(unsorted, order, isTurned)).toEqual(names);
  });

  it('returns all products in one order, whatever the input order', () => {
    const products = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), stock: fc.nat({ max: 3 }), active: fc.boolean() }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(products, fc.constantFrom<Order>('stock', 'category', 'changed'), (some, order) => {
        const read = some.map(({ id, ...over }) => ({ ...product('Same', over), id }));

        const ids = (from: RewardProduct[]) =>
          inReadOrder(from, { order, isTurned: false }).map(({ id }) => id);
        expect(ids(read.toReversed())).toEqual(ids(read));
        expect(new Set(ids(read))).toEqual(new Set(some.map(({ id }) => id)));
      }),
    );
  });
});
