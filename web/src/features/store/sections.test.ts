import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { sectionsOf } from './sections';

const star = (id: string, given = {}) => productWith({ id, featured: true, ...given });
const mug = productWith();
const idsOf = ({ featured, others }: ReturnType<typeof sectionsOf>) => [
  featured.map(({ id }) => id),
  others.map(({ id }) => id),
];

it('puts featured prizes that can be had before the others, each once', () => {
  const products = [star('a'), star('gone', { stock: 0 }), star('b'), mug];

  expect(idsOf(sectionsOf(products, true))).toEqual([
    ['a', 'b'],
    ['gone', 'mug'],
  ]);
});

it('fills the shelf with four and leaves the rest among the others', () => {
  const products = ['a', 'b', 'c', 'd', 'e'].map((id) => star(id));

  expect(idsOf(sectionsOf(products, true))).toEqual([['a', 'b', 'c', 'd'], ['e']]);
});

it('has no shelf where something is looked for, and none for a single prize', () => {
  expect(idsOf(sectionsOf([star('a'), star('b')], false))).toEqual([[], ['a', 'b']]);
  expect(idsOf(sectionsOf([star('a'), mug], true))).toEqual([[], ['a', 'mug']]);
});

it('never shows what an admin has taken off the shelf', () => {
  const hidden = [productWith({ active: false }), productWith({ id: 'hat', active: null })];

  expect(idsOf(sectionsOf(hidden, true))).toEqual([[], []]);
});
