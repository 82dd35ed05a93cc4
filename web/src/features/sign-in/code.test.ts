import { expect, it } from 'vitest';
import { isWholeCode, readCode } from './code';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Your Jade Harbour code is 907114. Enter it', '907114'],
  ['12-34-56', '123456'],
  ['12 34 56', '123456'],
  ['1234567', '123456'],
  ['', ''],
])('reads %j as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each([
  ['123456', true],
  ['12345', false],
  ['', false],
])('considers %j complete: %s', (code, whole) => {
  expect(isWholeCode(code)).toBe(whole);
});
