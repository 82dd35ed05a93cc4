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
  ['price-changed', 'The price was 10.00 SC and is now 12.50 SC.'],
  ['only-some-left', 'You wanted 2. Only one is left.'],
  ['sold-out', 'Sold out. It stays here in case it comes back.'],
  ['gone', 'This prize is no longer in the store.'],
  ['not-open', 'Opens when its odds are published.'],
] as const)('returns the notice for %s: %s', (notice, message) => {
  expect(noticeOf({ ...line, notice })).toBe(message);
});
