import { expect, it } from 'vitest';
import { readOpened, withOpened } from './drawer-address';

const search = new URLSearchParams('q=mug&product=mug');

it.each([
  ['', null],
  ['q=mug', null],
  ['product=mug', { id: 'mug' }],
  ['create=product&product=mug', 'new'],
] as const)('reads the open drawer from "%s"', (query, opened) => {
  expect(readOpened(new URLSearchParams(query))).toEqual(opened);
});

it.each([
  [{ id: 'cap' }, 'q=mug&product=cap'],
  ['new', 'q=mug&create=product'],
  [null, 'q=mug'],
] as const)('opens %o and keeps the rest of the address', (opened, query) => {
  expect(withOpened(search, opened).toString()).toBe(query);
});
