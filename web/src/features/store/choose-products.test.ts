import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { chooseProducts } from './choose-products';

const product = (name: string, given: Partial<RewardProduct> = {}) =>
  productWith({ id: name, name, ...given });
const everything = { category: null, words: '' };
const names = (products: readonly RewardProduct[]) => products.map(({ name }) => name);

describe('the store', () => {
  it('shows featured products first and sold-out ones last, otherwise in the order given', () => {
    const shelf = [
      product('Cap'),
      product('Gone', { stock: 0, featured: true }),
      product('Lamp', { featured: true }),
      product('Mug'),
    ];

    expect(names(chooseProducts(shelf, everything))).toEqual(['Lamp', 'Cap', 'Mug', 'Gone']);
  });

  it('leaves out what is not of the category', () => {
    const shelf = [product('Cap'), product('Week by the sea', { category: 'trips' })];

    expect(names(chooseProducts(shelf, { category: 'trips', words: '' }))).toEqual(['Week by the sea']);
  });

  it('finds every word anywhere in name or description, in any letter case', () => {
    const shelf = [product('Jade Mug', { description: 'For hot tea' }), product('Tea Box'), product('Cap')];

    expect(names(chooseProducts(shelf, { category: null, words: ' TEA  mug ' }))).toEqual(['Jade Mug']);
  });

  it('never shows what an admin has taken off the shelf', () => {
    expect(
      chooseProducts([product('Cap', { active: false }), product('Hat', { active: null })], everything),
    ).toEqual([]);
  });
});
