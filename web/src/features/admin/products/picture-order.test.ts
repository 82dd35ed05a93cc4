import { expect, it } from 'vitest';
import { moved } from './picture-order';

it.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
])('moves %s by %i', (entry, by, expected) => {
  expect(moved(['a', 'b', 'c'], entry, by).join('')).toBe(expected);
});
