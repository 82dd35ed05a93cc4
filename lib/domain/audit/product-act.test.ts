import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productAct } from './product-act';

const mug = {
  id: 'mug',
  name: 'Jade Mug',
  price: 12.5,
  stock: 5,
  featured: false,
  active: true,
  category: 'merch',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  revision: 1,
  updatedBy: 'lin',
  edit: 'first',
  description: 'A **mug**.',
};
const later = { edit: 'second', updatedBy: 'omar', updatedAt: '2026-11-21T13:00:00.000Z', revision: 2 };

describe('productAct', () => {
  it('returns a creation with the admin and all tracked fields', () => {
    expect(productAct(undefined, mug)).toEqual({
      id: 'first',
      at: new Date(mug.createdAt),
      actor: 'lin',
      act: 'product-created',
      subject: { kind: 'product', id: 'mug' },
      detail: {
        name: 'Jade Mug',
        price: 12.5,
        stock: 5,
        featured: false,
        active: true,
        category: 'merch',
      },
    });
  });

  it('returns a change with its fields, and old and new values of tracked ones', () => {
    const after = { ...mug, ...later, price: 15, stock: 4, active: false, description: 'Better.' };

    expect(productAct(mug, after)).toEqual({
      id: 'second',
      at: new Date(later.updatedAt),
      actor: 'omar',
      act: 'product-changed',
      subject: { kind: 'product', id: 'mug' },
      detail: {
        name: 'Jade Mug',
        fields: 'price, stock, active, description',
        priceWas: 12.5,
        price: 15,
        stockWas: 5,
        stock: 4,
        activeWas: true,
        active: false,
      },
    });
  });

  it('returns a change without fields when an admin saved the same values', () => {
    expect(productAct(mug, { ...mug, ...later })).toMatchObject({
      act: 'product-changed',
      actor: 'omar',
      detail: { name: 'Jade Mug', fields: '' },
    });
  });

  it('returns a deletion by the admin who marked it, with the last values', () => {
    const removal = { id: 'third', by: 'noor', at: '2026-11-21T14:00:00.000Z' };

    expect(productAct({ ...mug, stock: 3, removal }, undefined)).toMatchObject({
      id: 'third',
      at: new Date(removal.at),
      actor: 'noor',
      act: 'product-deleted',
      subject: { kind: 'product', id: 'mug' },
      detail: { name: 'Jade Mug', stock: 3 },
    });
  });

  it('treats absent fields of older products as their default', () => {
    const { featured: _featured, category: _category, ...old } = mug;

    expect(productAct(old, { ...mug, ...later })?.detail).toEqual({
      name: 'Jade Mug',
      fields: 'category',
      categoryWas: 'none',
      category: 'merch',
    });
  });

  it.each([
    ['a sale', mug, { ...mug, stock: 4, revision: 2, updatedAt: later.updatedAt }],
    ['a product that the house brings', undefined, { ...mug, edit: undefined, updatedBy: 'system' }],
    ['a sale of such a product', { ...mug, edit: undefined }, { ...mug, edit: undefined, stock: 4 }],
    ['the mark of a removal', mug, { ...mug, removal: { id: 'x', by: 'lin', at: later.updatedAt } }],
    ['a product that something else took away', mug, undefined],
  ])('returns null for %s', (_case, before, after) => {
    expect(productAct(before, after)).toBeNull();
  });

  it.each([
    ['who', { updatedBy: '' }],
    ['when', { updatedAt: 'soon' }],
    ['of what', { id: 7 }],
    ['its price', { price: undefined }],
  ])('throws for a row without %s', (_what, lacking) => {
    expect(() => productAct(undefined, { ...mug, ...lacking })).toThrow();
  });
});

describe('productAct over a sequence of writes', () => {
  const write = fc.record({
    byAdmin: fc.boolean(),
    stock: fc.nat({ max: 9 }),
    price: fc.integer({ min: 1, max: 9 }),
  });

  it('returns one act with its own id per admin write, and none per sale', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
        let state: typeof mug = mug;
        const acts = writes.flatMap(({ byAdmin, stock, price }, number) => {
          const before = state;
          state = byAdmin ? { ...state, stock, price, edit: `edit-${number}` } : { ...state, stock };
          return productAct(before, state) ?? [];
        });

        expect(acts).toHaveLength(writes.filter(({ byAdmin }) => byAdmin).length);
        expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
      }),
    );
  });

  it('records old and new value of every changed field', () => {
    fc.assert(
      fc.property(write, ({ stock, price }) => {
        const detail = productAct(mug, { ...mug, stock, price, edit: 'next' })!.detail;

        const replayed = { ...mug, ...detail };
        expect([replayed.stock, replayed.price]).toEqual([stock, price]);
        expect([detail['stockWas'] ?? stock, detail['priceWas'] ?? price]).toEqual([mug.stock, mug.price]);
      }),
    );
  });
});
