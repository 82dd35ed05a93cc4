import { expect, it } from 'vitest';
import { isSubId } from './sub-id';

it.each([
  ['review-42', true],
  ['Spring_2026', true],
  ['a'.repeat(40), true],
  ['', false],
  ['a'.repeat(41), false],
  ['a b', false],
  ['=1+1', false],
  ['<b>', false],
])('isSubId says of %j: %s', (text, expected) => {
  expect(isSubId(text)).toBe(expected);
});
