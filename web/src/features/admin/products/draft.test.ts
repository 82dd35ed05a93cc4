import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { blankDraft, changesOf, type Draft, draftOf, fieldsOf } from './draft';

const stored = draftOf(productWith({ description: 'Hot tea.', image: ['media/products/a.svg', null] }));

describe('product drafts', () => {
  it('contain the stored product, with a price of two decimals and without null pictures', () => {
    expect(draftOf(productWith({ price: 12.5, image: ['a', null, 'b'], featured: null }))).toMatchObject({
      price: '12.50',
      stock: '5',
      image: ['a', 'b'],
      featured: false,
      description: '',
    });
  });

  it('map emptied fields to null', () => {
    expect(fieldsOf({ ...stored, description: ' \n', terms: '', image: [], category: '' })).toMatchObject({
      description: null,
      terms: null,
      image: null,
      category: null,
    });
  });

  it('are inactive and not featured for a new product', () => {
    expect(blankDraft).toMatchObject({ active: false, featured: false });
  });
});

describe('changesOf', () => {
  it('returns nothing for equal values, however they are typed', () => {
    expect(changesOf(stored, { ...stored, name: ' Jade Mug ', price: '10', stock: '05' })).toEqual({});
  });

  it('returns only changed fields', () => {
    expect(changesOf(stored, { ...stored, price: '12.5', description: '' })).toEqual({
      price: 12.5,
      description: null,
    });
  });

  it.each<[Partial<Draft>, object]>([
    [{ image: [] }, { image: null }],
    [{ image: ['b', 'media/products/a.svg'] }, { image: ['b', 'media/products/a.svg'] }],
    [{ active: false }, { active: false }],
    [{ category: '' }, { category: null }],
    [{ name: 'Mug' }, { name: 'Mug' }],
  ])('returns the change of %o', (edited, changes) => {
    expect(changesOf(stored, { ...stored, ...edited })).toEqual(changes);
  });
});
