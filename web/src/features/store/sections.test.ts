import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { sectionsOf } from './sections';

const star = (id: string, given = {}) => productWith({ id, featured: true, ...given });
const mug = productWith();
const idsOf = ({ featured, others }: ReturnType<typeof sectionsOf>) => [
  featured.map(({ id }) => id),
  others.map(({ id }) => id),
];

it('puts available featured prizes before the others, each once', () => {
  const closed = star('closed', { category: 'mega_sweeps', openToOrders: false });
  const products = [star('a'), star('gone', { stock: 0 }), closed, star('b'), mug];

  expect(idsOf(sectionsOf(products, true))).toEqual([
    ['a', 'b'],
    ['gone', 'closed', 'mug'],
  ]);
});

it('features at most four, and leaves the rest among the others', () => {
  const products = ['a', 'b', 'c', 'd', 'e'].map((id) => star(id));

  expect(idsOf(sectionsOf(products, true))).toEqual([['a', 'b', 'c', 'd'], ['e']]);
});

it('features no Gold Coins', () => {
  const products = [star('coins', { category: 'coins' }), star('a'), star('b')];

  expect(idsOf(sectionsOf(products, true))).toEqual([['a', 'b'], ['coins']]);
});

it('features none in a search, and never a single prize', () => {
  expect(idsOf(sectionsOf([star('a'), star('b')], false))).toEqual([[], ['a', 'b']]);
  expect(idsOf(sectionsOf([star('a'), mug], true))).toEqual([[], ['a', 'mug']]);
});

it('omits inactive prizes', () => {
  const hidden = [productWith({ active: false }), productWith({ id: 'hat', active: null })];

  expect(idsOf(sectionsOf(hidden, true))).toEqual([[], []]);
});
