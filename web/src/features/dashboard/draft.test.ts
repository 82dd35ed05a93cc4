import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { blankDraft, changesOf, draftOf, fieldsOf } from './draft';

const stored = draftOf(productWith({ description: 'Hot tea.', image: ['media/products/a.svg', null] }));

describe('the form of a product', () => {
  it('holds it as it is stored, its price with two decimals and without holes among its pictures', () => {
    expect(draftOf(productWith({ price: 12.5, image: ['a', null, 'b'], featured: null }))).toMatchObject({
      price: '12.50',
      stock: '5',
      image: ['a', 'b'],
      featured: false,
      description: '',
    });
  });

  it('takes away what it is emptied of', () => {
    expect(fieldsOf({ ...stored, description: ' \n', terms: '', image: [], category: null })).toMatchObject({
      description: null,
      terms: null,
      image: null,
      category: null,
    });
  });

  it('keeps a new product from players until somebody makes it active', () => {
    expect(blankDraft).toMatchObject({ active: false, featured: false });
  });
});

describe('changesOf', () => {
  it('mentions nothing that was left alone, in whichever way it was typed', () => {
    expect(changesOf(stored, { ...stored, name: ' Jade Mug ', price: '10', stock: '05' })).toEqual({});
  });

  it('mentions what was changed, and nothing else', () => {
    expect(changesOf(stored, { ...stored, price: '12.5', description: '' })).toEqual({
      price: 12.5,
      description: null,
    });
  });

  it.each([
    [{ image: [] }, { image: null }],
    [{ image: ['b', 'media/products/a.svg'] }, { image: ['b', 'media/products/a.svg'] }],
    [{ active: false }, { active: false }],
    [{ category: null }, { category: null }],
    [{ name: 'Mug' }, { name: 'Mug' }],
  ])('notices %o', (edited, changes) => {
    expect(changesOf(stored, { ...stored, ...edited })).toEqual(changes);
  });
});
