import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { prizeCountLabel } from './count-copy';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => productWith({ id: `${index}` }));

it.each([
  [{ products: products(48), nextToken: 'more', total: 1_000 }, '1,000 prizes'],
  [{ products: products(48), nextToken: 'more', total: null }, 'More than 48 prizes'],
  [{ products: products(1), nextToken: null, total: null }, '1 prize'],
  [{ products: [...products(2), productWith({ active: false })], nextToken: null, total: 3 }, '2 prizes'],
  [{ products: null, nextToken: null, total: null }, '0 prizes'],
])('formats the number of prizes', (list, label) => {
  expect(prizeCountLabel(list)).toBe(label);
});
