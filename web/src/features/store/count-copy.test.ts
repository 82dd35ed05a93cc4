import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { everyProduct } from '#web/lib/catalog/product-query';
import { coinsLastNote, prizeCountLabel } from './count-copy';

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

it.each([
  ['an order that puts them last', { areCoinsLast: true }, { category: 'coins' }, null, ' · Gold Coins last'],
  ['more products to load', { areCoinsLast: true }, {}, 'more', ' · Gold Coins last'],
  ['no Gold Coins in the list', { areCoinsLast: true }, {}, null, ''],
  ['another order', { areCoinsLast: false }, { category: 'coins' }, null, ''],
] as const)(
  'states that Gold Coins are last only where they are: %s',
  (_case, query, product, nextToken, note) => {
    const list = { query: { ...everyProduct, ...query }, products: [productWith(product)], nextToken };

    expect(coinsLastNote(list)).toBe(note);
  },
);
