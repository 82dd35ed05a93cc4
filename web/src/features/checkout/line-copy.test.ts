import { expect, it } from 'vitest';
import { noticeOf } from './line-copy';

const line = {
  product: 'cap',
  name: 'Cap',
  image: null,
  category: 'merch',
  quantity: 2,
  price: 1_250,
  priceWhenAdded: 1_000,
  available: true,
  stock: 1,
} as const;

it.each([
  [null, null],
  ['price-changed', 'The price changed from 10.00 SC to 12.50 SC.'],
  ['only-some-left', 'Only 1 left. Your cart has 2.'],
  ['sold-out', 'Sold out. It stays in your cart in case it is restocked.'],
  ['gone', 'This prize is no longer in the store.'],
  ['not-open', 'This prize is not open for orders.'],
] as const)('returns the notice for %s: %s', (notice, message) => {
  expect(noticeOf({ ...line, notice })).toBe(message);
});
