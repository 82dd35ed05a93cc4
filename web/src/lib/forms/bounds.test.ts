import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reasonFields } from '#contracts/wallet/fields';
import { lengthLabel, numberBounds, textBounds } from './bounds';

describe('textBounds', () => {
  it.each([
    ['a text', z.string().check(z.maxLength(40)), { maxLength: 40 }],
    ['a field of a contract', reasonFields.reason, { minLength: 3, maxLength: 200 }],
    [
      'a text that may be left out',
      z.optional(z.string().check(z.trim(), z.maxLength(60))),
      { maxLength: 60 },
    ],
    ['a text without a bound', z.string(), {}],
    ['a number', z.int().check(z.maximum(9)), {}],
    ['no field', undefined, {}],
  ])('of %s are its bounds: %#', (_name, field, bounds) => {
    expect(textBounds(field)).toEqual(bounds);
  });
});

describe('numberBounds', () => {
  it.each([
    ['a number', z.int().check(z.minimum(1), z.maximum(9)), { min: 1, max: 9 }],
    ['a number that may be left out', z.optional(z.number().check(z.minimum(0))), { min: 0 }],
    ['a text', z.string().check(z.maxLength(40)), {}],
  ])('of %s are its bounds: %#', (_name, field, bounds) => {
    expect(numberBounds(field)).toEqual(bounds);
  });
});

describe('lengthLabel', () => {
  it.each([
    [reasonFields.reason, '3 to 200 characters'],
    [z.string().check(z.minLength(1), z.maxLength(2_000)), 'up to 2,000 characters'],
  ])('names the bounds of a text: %#', (field, label) => {
    expect(lengthLabel(field)).toBe(label);
  });
});
